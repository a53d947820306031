import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { classNames } from "./build/class-names.ts";
import { messages } from "./build/messages.ts";

/** The server-side build of the pages. It bundles every package, so that it runs on its own. */
export default defineConfig({
  plugins: [react(), messages()],
  css: { modules: classNames },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        server: "src/app/server.tsx",
        landing: "src/landing/server.tsx",
        words: "src/features/site/settings/words/builtIn.ts",
      },
    },
    // In the folder of the manifest, which is not served.
    outDir: "dist/.server",
    copyPublicDir: false,
    minify: true,
  },
});
