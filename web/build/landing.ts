import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";
import { earlyFont } from "./fonts/early-font.ts";
import { inlineStyles } from "./inline-styles.ts";
import { messages } from "./messages.ts";

/** Builds the landing page separately from the app: `landing.html` with inlined styles, and its own scripts. */
export function landingPage(): Plugin {
  return {
    name: "landing-page",
    apply: "build",
    writeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        await build({
          configFile: false,
          logLevel: "warn",
          plugins: [react(), messages(), earlyFont(), inlineStyles()],
          build: {
            emptyOutDir: false,
            copyPublicDir: false,
            assetsInlineLimit: 0,
            modulePreload: { polyfill: false },
            cssCodeSplit: false,
            rolldownOptions: {
              input: "landing.html",
              output: { entryFileNames: "assets/landing-[hash].js", chunkFileNames: "assets/landing-[name]-[hash].js" },
            },
          },
        });
      },
    },
  };
}
