import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { shortClassNames } from "./build/class-names.ts";
import { messages } from "./build/messages.ts";

/** The build of the pages for the server, which renders them. With every package in it: it runs as it is. */
export default defineConfig({
  plugins: [react(), messages()],
  css: { modules: shortClassNames },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        server: "src/app/server.tsx",
        landing: "src/landing/server.tsx",
        words: "src/features/site/words/builtIn.ts",
      },
    },
    // Beside the manifest, where files are not served.
    outDir: "dist/.server",
    copyPublicDir: false,
    minify: true,
  },
});
