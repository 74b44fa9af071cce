// libzip, loaded when it is first wanted.
#include <zip.h>

#include "forwarding.h"

LATE_LIBRARY(zip, "libzip.so.5", "libzip.so.4")

FORWARD(int, zip_close, (zip_t *archive), (archive))
FORWARD(void, zip_discard, (zip_t *archive), (archive))
FORWARD(int, zip_error_code_zip, (const zip_error_t *error), (error))
FORWARD(void, zip_error_fini, (zip_error_t *error), (error))
FORWARD(void, zip_error_init_with_code, (zip_error_t *error, int code), (error, code))
FORWARD(const char *, zip_error_strerror, (zip_error_t *error), (error))
FORWARD(int, zip_fclose, (zip_file_t *file), (file))
FORWARD(zip_int64_t, zip_file_add, (zip_t *archive, const char *name, zip_source_t *source, zip_flags_t flags),
        (archive, name, source, flags))
FORWARD(zip_error_t *, zip_file_get_error, (zip_file_t *file), (file))
FORWARD(int, zip_file_set_mtime, (zip_t *archive, zip_uint64_t index, time_t time, zip_flags_t flags),
        (archive, index, time, flags))
FORWARD(zip_file_t *, zip_fopen_index, (zip_t *archive, zip_uint64_t index, zip_flags_t flags),
        (archive, index, flags))
FORWARD(zip_int64_t, zip_fread, (zip_file_t *file, void *buffer, zip_uint64_t count), (file, buffer, count))
FORWARD(zip_error_t *, zip_get_error, (zip_t *archive), (archive))
FORWARD(const char *, zip_get_name, (zip_t *archive, zip_uint64_t index, zip_flags_t flags),
        (archive, index, flags))
FORWARD(zip_int64_t, zip_get_num_entries, (zip_t *archive, zip_flags_t flags), (archive, flags))
FORWARD(zip_t *, zip_open, (const char *path, int flags, int *error), (path, flags, error))
FORWARD(int, zip_set_file_compression, (zip_t *archive, zip_uint64_t index, zip_int32_t method, zip_uint32_t level),
        (archive, index, method, level))
FORWARD(zip_source_t *, zip_source_buffer, (zip_t *archive, const void *bytes, zip_uint64_t count, int frees),
        (archive, bytes, count, frees))
FORWARD(zip_source_t *, zip_source_file, (zip_t *archive, const char *path, zip_uint64_t start, zip_int64_t count),
        (archive, path, start, count))
FORWARD(void, zip_source_free, (zip_source_t *source), (source))
FORWARD(int, zip_stat_index, (zip_t *archive, zip_uint64_t index, zip_flags_t flags, zip_stat_t *status),
        (archive, index, flags, status))
