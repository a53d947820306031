import type { Plugin } from "vite";

/** Serves `/` in development as in production: the landing page to visitors, the app to members. */
export function visitorsPage(): Plugin {
  return {
    name: "visitors-page",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (request.url === "/" && !/(?:^|;\s*)user=/.test(request.headers.cookie ?? "")) request.url = "/landing.html";
        next();
      });
    },
  };
}
