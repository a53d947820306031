import type { LandingModule } from "@mindreel/contract/landing";
import type { Plugin } from "vite";

/** Serves `/` in development as in production: the landing page for visitors, the app for members. */
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
    transformIndexHtml: {
      order: "pre",
      async handler(html, { filename, server }) {
        if (server === undefined || !filename.endsWith("landing.html")) return html;
        const { renderLanding } = (await server.ssrLoadModule("/src/landing/server.tsx")) as LandingModule;
        const { boot } = await server.ssrLoadModule("/src/shared/boot.ts");
        const { usualValues } = await server.ssrLoadModule("/src/landing/frame/sections.ts");
        const page = renderLanding(
          { key: "", boot, landing: usualValues, style: "", font: "inter", words: {} },
          {},
          "en",
        );
        return html.replace('<div id="root"></div>', () => `<div id="root">${page}</div>`);
      },
    },
  };
}
