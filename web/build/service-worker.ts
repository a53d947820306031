import { readFileSync } from "node:fs";
import type { Manifest } from "@mindreel/contract/rendering";
import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";

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

/** Builds the service worker with the list of files that it is to cache. */
export function serviceWorker(): Plugin[] {
  return VitePWA({
    strategies: "injectManifest",
    srcDir: "src/worker",
    filename: "sw.ts",
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: [
        "assets/*.{js,css}",
        "assets/??/*.js",
        "assets/inter-latin-wght-normal-*.woff2",
        "offline.{html,css,js}",
        "favicon.svg",
        "color-scheme.js",
      ],
      manifestTransforms: [
        async (entries) => {
          const files = filesOfMembers(JSON.parse(readFileSync("dist/.vite/manifest.json", "utf8")));
          // A script with messages exists once per language.
          const isKept = (url: string) =>
            !/\.(js|css)$/.test(url) || files.has(url.replace(/^assets\/..\//, "assets/"));
          return { manifest: entries.filter(({ url }) => !url.startsWith("assets/") || isKept(url)), warnings: [] };
        },
      ],
      buildPlugins: {},
    },
  });
}
