import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";

const folder = new URL("../../demo/", import.meta.url);

const DemoVideo = Type.Object({
  slug: Type.String(),
  title: Type.String(),
  description: Type.String(),
  category: Type.String(),
  source: Type.String(),
  oid: Type.String(),
  license: Type.String(),
  credit: Type.String(),
});
export type DemoVideo = Static<typeof DemoVideo>;

/** The demo's own clips, served under `/demo/clips/`. */
export const clipsFolder = fileURLToPath(new URL("clips", folder));

export const demoVideos = (): DemoVideo[] =>
  Value.Parse(Type.Array(DemoVideo), JSON.parse(readFileSync(new URL("library.json", folder), "utf8")));

export const demoThumbnail = (slug: string): Buffer => readFileSync(new URL(`thumbnails/${slug}.webp`, folder));
