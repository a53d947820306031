import { rmSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { defineConfig, type Plugin } from "vite";

const outDir = path.join(import.meta.dirname, "dist");

/** The exports of `node:http` that make Node load `fetch`. */
const fetched = ["WebSocket", "CloseEvent", "MessageEvent"];

/**
 * Keeps Node from loading `fetch` before something is fetched. It does so as soon as those names are read, and an import
 * of `node:http` reads all of them: this module takes its place.
 */
const fetchOnUse: Plugin = {
  name: "fetch-on-use",
  enforce: "pre",
  resolveId: {
    filter: { id: /^(node:)?http$/ },
    handler: (_id, _importer, { kind }) => (kind === "import-statement" ? "\0http" : undefined),
  },
  load: {
    filter: { id: /^\0http$/ },
    handler: () => {
      const names = Object.keys(http).filter((name) => !fetched.includes(name));
      return `const http = process.getBuiltinModule("node:http");
        export default http;
        export const { ${names.join()} } = http;`;
    },
  },
};

/** Removes what Node compiled of earlier builds (`preload.ts`), whose files nothing loads any more. */
const forgetCompiled: Plugin = {
  name: "forget-compiled",
  closeBundle: () =>
    rmSync(path.join(import.meta.dirname, "../node_modules/.cache/compiled"), { recursive: true, force: true }),
};

/** Bundles the server for `npm start` and `npm run demo`: Node needs a second to resolve and link 2,300 files. */
export default defineConfig({
  plugins: [fetchOnUse, forgetCompiled],
  // Drizzle is bundled like everything else.
  resolve: { alias: { "./drizzle.ts": path.join(import.meta.dirname, "src/db/drizzle.bundled.ts") } },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  ssr: {
    noExternal: true,
    // Native programs, and modules that load files next to themselves.
    external: ["@node-rs/argon2", "@fastify/swagger-ui", "sharp"],
  },
  build: {
    ssr: true,
    // The notices of all packages in it; those in their sources are not ASCII.
    license: { fileName: "licenses.md" },
    target: "node24",
    rolldownOptions: {
      input: { start: "src/start.ts", demo: "src/demo/start.ts" },
      output: {
        // All in one folder, as deep as `src`: the few paths relative to the top of both are the same.
        chunkFileNames: "[name]-[hash].js",
        // A single other character makes Node store the whole source with two bytes per character.
        charset: "ascii",
        comments: false,
      },
    },
    outDir,
    copyPublicDir: false,
    minify: false,
  },
});
