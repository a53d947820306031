import type { Plugin } from "vite";

/** In development too, `/` is the landing page to visitors and the app to members. */
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
