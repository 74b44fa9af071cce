// libhunspell-1.7.so.0, loaded when it is first wanted.
#include <hunspell/hunspell.h>

#include "forwarding.h"

LATE_LIBRARY(hunspell, "libhunspell-1.7.so.0")

FORWARD(Hunhandle *, Hunspell_create, (const char *affpath, const char *dpath), (affpath, dpath))
FORWARD(void, Hunspell_destroy, (Hunhandle *pHunspell), (pHunspell))
FORWARD(void, Hunspell_free_list, (Hunhandle *pHunspell, char ***slst, int n), (pHunspell, slst, n))
FORWARD(char *, Hunspell_get_dic_encoding, (Hunhandle *pHunspell), (pHunspell))
FORWARD(int, Hunspell_stem, (Hunhandle *pHunspell, char ***slst, const char *word), (pHunspell, slst, word))
FORWARD(int, Hunspell_spell, (Hunhandle *pHunspell, const char *word), (pHunspell, word))
