# The layer http: the server.
libtracediff_a_SOURCES += \
  server/http/base_path.c server/http/base_path.h \
  server/http/compat.h \
  server/http/config.h \
  server/http/exchange.c server/http/exchange.h \
  server/http/forwarded.c server/http/forwarded.h \
  server/http/guard.c server/http/guard.h \
  server/http/listen.c server/http/listen.h \
  server/http/negotiate.c server/http/negotiate.h \
  server/http/pages.c server/http/pages.h \
  server/http/reply.c server/http/reply.h \
  server/http/request.c server/http/request.h \
  server/http/route.c server/http/route.h \
  server/http/send.c server/http/send.h \
  server/http/server.c server/http/server.h \
  server/http/token_page.c server/http/token_page.h \
  server/http/tokens.c server/http/tokens.h \
  server/http/url.c server/http/url.h \
  server/http/versioned.c server/http/versioned.h \
  server/http/visitors.c server/http/visitors.h
