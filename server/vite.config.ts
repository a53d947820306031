import { readFileSync, rmSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { defineConfig, type Plugin } from "vite";

const outDir = path.join(import.meta.dirname, "dist");

/** Keeps paths relative to `import.meta.url` pointing into the sources. */
const placesOfSources: Plugin = {
  name: "places-of-sources",
  transform: {
    filter: { id: /\/(server|stripe-local)\/(src|fixtures)\/.*\.tsx?$/, code: "import.meta.url" },
    handler: (code, id) => {
      const place = JSON.stringify(path.relative(outDir, id).replaceAll("\\", "/"));
      return code.replaceAll("import.meta.url", `new URL(${place}, import.meta.url).href`);
    },
  },
};

/** Bundles Drizzle with everything else; see orm.ts for why it is required there. */
const ormInside: Plugin = {
  name: "orm-inside",
  load: {
    filter: { id: /\/server\/src\/db\/orm\.ts$/ },
    handler: (id) =>
      readFileSync(id, "utf8")
        .replace(/^import \{ createRequire.*$/m, "")
        .replace(/^const require = .*$/m, "")
        .replaceAll(/^const (\w+): typeof import\("[^"]+"\) = require\("([^"]+)"\);$/gm, 'import * as $1 from "$2";'),
  },
};

/** A single non-ASCII character makes Node store the whole source with two bytes per character. */
const oneByte: Plugin = {
  name: "one-byte",
  generateBundle: (_options, bundle) => {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk") continue;
      const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
      chunk.code = chunk.code.replaceAll(/[\u0080-\uffff]/g, escaped);
    }
  },
};

/** The exports of `node:http` that make Node load `fetch`. */
const fetched = ["WebSocket", "CloseEvent", "MessageEvent"];

/**
 * Keeps Node from loading `fetch` before something is fetched. It does so as soon as some names are read: those of
 * `node:http`, all of which an import reads, and `Response`, with which the compression plugin compares each answer.
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
  transform: {
    filter: { id: /\/@fastify\/compress\/lib\/utils\.js$/ },
    handler: (code) => {
      const test = "obj instanceof Response";
      if (!code.includes(test)) throw new Error(`@fastify/compress no longer says: ${test}`);
      return code.replace(test, "Object.prototype.toString.call(obj) === '[object Response]'");
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
  plugins: [placesOfSources, ormInside, fetchOnUse, oneByte, forgetCompiled],
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  ssr: {
    noExternal: true,
    // Native programs, and modules that load files next to themselves.
    external: ["@node-rs/argon2", "@fastify/swagger-ui", "sharp"],
  },
  build: {
    ssr: true,
    target: "node24",
    rolldownOptions: {
      input: { start: "src/start.ts", demo: "src/demo/start.ts" },
      // All in one folder, which `placesOfSources` relies on.
      output: { chunkFileNames: "[name]-[hash].js", comments: { jsdoc: false, annotation: false, legal: true } },
    },
    outDir,
    copyPublicDir: false,
    minify: false,
  },
});
