#include <alsa/asoundlib.h>

// The handler's type is variadic, which Swift cannot write: libasound prints its errors to stderr without one.
static inline void calsa_ignore(const char *file, int line, const char *function, int error, const char *format, ...) {}
static inline void calsa_silence_errors(void) { snd_lib_error_set_handler(calsa_ignore); }
