// libsndfile.so.1, loaded when it is first wanted.
#include <sndfile.h>

#include "forwarding.h"

LATE_LIBRARY(sndfile, "libsndfile.so.1")

FORWARD(int, sf_close, (SNDFILE *sndfile), (sndfile))
FORWARD(const char*, sf_error_number, (int errnum), (errnum))
FORWARD(SNDFILE*, sf_open_fd, (int fd, int mode, SF_INFO *sfinfo, int close_desc), (fd, mode, sfinfo, close_desc))
FORWARD(const char*, sf_strerror, (SNDFILE *sndfile), (sndfile))
FORWARD(sf_count_t, sf_write_short, (SNDFILE *sndfile, const short *ptr, sf_count_t items), (sndfile, ptr, items))
