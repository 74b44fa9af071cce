// libzstd.so.1, loaded when it is first wanted.
#include <zstd.h>

#include "forwarding.h"

LATE_LIBRARY(zstd, "libzstd.so.1")

FORWARD(ZSTD_DStream *, ZSTD_createDStream, (void), ())
FORWARD(size_t, ZSTD_decompressStream, (ZSTD_DStream *stream, ZSTD_outBuffer *output, ZSTD_inBuffer *input),
        (stream, output, input))
FORWARD(size_t, ZSTD_freeDStream, (ZSTD_DStream *stream), (stream))
FORWARD(const char *, ZSTD_getErrorName, (size_t code), (code))
FORWARD(unsigned, ZSTD_isError, (size_t code), (code))
