import { hash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import type { Manifest } from "@mindreel/contract/rendering";
import { build, type Plugin } from "vite";
import type { KeptFile } from "../src/worker/files.ts";

/** Loaded on demand: the player on the first play, the proof of work when the server asks for it. */
const onDemand = /^assets\/(..\/)?(proof|player|hls|dash|vidstack|prod|srt-parser|ssa-parser)/;
/** Files for visitors and superusers; and Mantine, which members need only for rarely opened parts. */
const ofOthers = /visitorRoutes|[sS]uperuser|^assets\/(..\/)?mantine-/;
const memberFiles = ["index.html", "src/app/routes/memberRoutes.ts", "src/app/layouts/MemberFrame.tsx"];

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

/** The files of the members' pages according to Vite's manifest: static and dynamic imports. */
function filesOfMembers(manifest: Manifest & Readonly<Record<string, Chunk>>): ReadonlySet<string> {
  const known = new Map<string, boolean>();
  const isLeftOut = (key: string): boolean => {
    const chunk = manifest[key];
    if (chunk === undefined) return true;
    const left = known.get(key);
    if (left !== undefined) return left;
    // Provisional, for files that import each other.
    known.set(key, false);
    const itself = onDemand.test(chunk.file) || ofOthers.test(key) || ofOthers.test(chunk.file);
    known.set(key, itself || (chunk.imports ?? []).some(isLeftOut));
    return known.get(key) ?? itself;
  };
  const visited = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || visited.has(key) || isLeftOut(key)) return;
    visited.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  memberFiles.forEach(visit);
  return files;
}

/** Everything that the worker caches: the members' files, whose names contain a hash, and some whose names stay. */
function keptFiles(): readonly KeptFile[] {
  const files = filesOfMembers(JSON.parse(readFileSync("dist/.vite/manifest.json", "utf8")));
  // A script with messages exists once per language.
  const ofMembers = globSync(["assets/*.{js,css}", "assets/??/*.js"], { cwd: "dist" }).filter((url) =>
    files.has(url.replace(/^assets\/..\//, "assets/")),
  );
  const named = globSync(["offline.{html,css,js}", "favicon.svg", "color-scheme.js"], { cwd: "dist" });
  return [
    ...ofMembers.sort().map((url) => ({ url })),
    ...named.sort().map((url) => ({ url, revision: hash("sha256", readFileSync(`dist/${url}`)).slice(0, 12) })),
  ];
}

/** Builds the service worker with the list of files that it is to cache. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    // Before the files are compressed, and after the last one has been written.
    closeBundle: {
      sequential: true,
      handler: () =>
        build({
          configFile: false,
          logLevel: "warn",
          define: { filesOfBuild: JSON.stringify(keptFiles()) },
          build: {
            emptyOutDir: false,
            copyPublicDir: false,
            modulePreload: false,
            rolldownOptions: {
              input: "src/worker/sw.ts",
              output: { format: "iife", entryFileNames: "sw.js" },
            },
          },
        }).then(() => undefined),
    },
  };
}
