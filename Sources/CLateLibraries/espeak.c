// libespeak-ng.so.1, loaded when it is first wanted.
#include <espeak-ng/espeak_ng.h>
#include <espeak-ng/speak_lib.h>

#include "forwarding.h"

LATE_LIBRARY(espeak, "libespeak-ng.so.1")

FORWARD(espeak_VOICE *, espeak_GetCurrentVoice, (void), ())
FORWARD(const espeak_VOICE **, espeak_ListVoices, (espeak_VOICE *voice_spec), (voice_spec))
FORWARD(void, espeak_SetSynthCallback, (t_espeak_callback* SynthCallback), (SynthCallback))
FORWARD(void, espeak_SetPhonemeTrace, (int phonememode, FILE *stream), (phonememode, stream))
FORWARD(const char *, espeak_TextToPhonemes, (const void **textptr, int textmode, int phonememode), (textptr, textmode, phonememode))
FORWARD(void, espeak_ng_ClearErrorContext, (espeak_ng_ERROR_CONTEXT *context), (context))
FORWARD(int, espeak_ng_GetSampleRate, (void), ())
FORWARD(void, espeak_ng_GetStatusCodeMessage, (espeak_ng_STATUS status, char *buffer, size_t length), (status, buffer, length))
FORWARD(espeak_ng_STATUS, espeak_ng_Initialize, (espeak_ng_ERROR_CONTEXT *context), (context))
FORWARD(espeak_ng_STATUS, espeak_ng_InitializeOutput, (espeak_ng_OUTPUT_MODE output_mode, int buffer_length, const char *device), (output_mode, buffer_length, device))
FORWARD(void, espeak_ng_InitializePath, (const char *path), (path))
FORWARD(espeak_ng_STATUS, espeak_ng_SetParameter, (espeak_PARAMETER parameter, int value, int relative), (parameter, value, relative))
FORWARD(espeak_ng_STATUS, espeak_ng_SetVoiceByName, (const char *name), (name))
FORWARD(espeak_ng_STATUS, espeak_ng_Synthesize, (const void *text, size_t size, unsigned int position, espeak_POSITION_TYPE position_type, unsigned int end_position, unsigned int flags, unsigned int *unique_identifier, void *user_data), (text, size, position, position_type, end_position, flags, unique_identifier, user_data))
