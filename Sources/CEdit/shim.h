#ifndef CEDIT_SHIM_H
#define CEDIT_SHIM_H

#include <histedit.h>

// el_set, el_wset and el_get are variadic, which Swift does not import: one typed wrapper for each use.

static inline int cedit_set_terminal(EditLine *line, const char *type) { return el_set(line, EL_TERMINAL, type); }

static inline int cedit_set_editor(EditLine *line, const char *name) { return el_set(line, EL_EDITOR, name); }

static inline int cedit_set_signal_handling(EditLine *line, int on) { return el_set(line, EL_SIGNAL, on); }

static inline int cedit_bind(EditLine *line, const char *key, const char *command) {
  return el_set(line, EL_BIND, key, command, (const char *)0);
}

static inline int cedit_set_client_data(EditLine *line, void *data) { return el_set(line, EL_CLIENTDATA, data); }

static inline void *cedit_client_data(EditLine *line) {
  void *data = 0;
  el_get(line, EL_CLIENTDATA, &data);
  return data;
}

static inline int cedit_set_read_character(EditLine *line, int (*read)(EditLine *, wchar_t *)) {
  return el_wset(line, EL_GETCFN, read);
}

static inline int cedit_set_prompt(EditLine *line, wchar_t *(*prompt)(EditLine *)) {
  return el_wset(line, EL_PROMPT, prompt);
}

static inline int cedit_prepare_terminal(EditLine *line) { return el_set(line, EL_PREP_TERM, 1); }

static inline int cedit_refresh(EditLine *line) { return el_set(line, EL_REFRESH); }

#endif
