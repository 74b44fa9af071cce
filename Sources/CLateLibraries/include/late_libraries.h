// The libraries of sound, word forms and packages, and what they need, are over 30 files: to load them at every start
// would take longer than most commands do. Each is loaded by its call below, before anything else of it is used.
#ifndef LATE_LIBRARIES_H
#define LATE_LIBRARIES_H

// NULL once the library is loaded, else why it is not.
const char *late_load_espeak(void);
const char *late_load_pulse(void);
const char *late_load_alsa(void);
const char *late_load_sndfile(void);
const char *late_load_hunspell(void);
const char *late_load_zip(void);
const char *late_load_zstd(void);

#endif
