// libasound.so.2, loaded when it is first wanted.
#include <alsa/asoundlib.h>

#include "forwarding.h"

LATE_LIBRARY(alsa, "libasound.so.2")

FORWARD(int, snd_lib_error_set_handler, (snd_lib_error_handler_t handler), (handler))
FORWARD(int, snd_pcm_close, (snd_pcm_t *pcm), (pcm))
FORWARD(int, snd_pcm_delay, (snd_pcm_t *pcm, snd_pcm_sframes_t *delayp), (pcm, delayp))
FORWARD(int, snd_pcm_drop, (snd_pcm_t *pcm), (pcm))
FORWARD(int, snd_pcm_open, (snd_pcm_t **pcm, const char *name, snd_pcm_stream_t stream, int mode), (pcm, name, stream, mode))
FORWARD(int, snd_pcm_prepare, (snd_pcm_t *pcm), (pcm))
FORWARD(int, snd_pcm_recover, (snd_pcm_t *pcm, int err, int silent), (pcm, err, silent))
FORWARD(int, snd_pcm_set_params, (snd_pcm_t *pcm, snd_pcm_format_t format, snd_pcm_access_t access, unsigned int channels, unsigned int rate, int soft_resample, unsigned int latency), (pcm, format, access, channels, rate, soft_resample, latency))
FORWARD(int, snd_pcm_start, (snd_pcm_t *pcm), (pcm))
FORWARD(snd_pcm_state_t, snd_pcm_state, (snd_pcm_t *pcm), (pcm))
FORWARD(snd_pcm_sframes_t, snd_pcm_writei, (snd_pcm_t *pcm, const void *buffer, snd_pcm_uframes_t size), (pcm, buffer, size))
FORWARD(const char *, snd_strerror, (int errnum), (errnum))
