// Draws the thumbnails that library.json asks for: `node server/demo/art/render.ts [slug …]` (all without a slug).
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import library from "../library.json" with { type: "json" };
import { palettes } from "./drawing/palettes.ts";
import { develop } from "./film.ts";
import { scenes } from "./scenes/all.ts";

const width = 1280;
const height = 720;
const folder = fileURLToPath(new URL("../thumbnails/", import.meta.url));
const wanted = new Set(process.argv.slice(2));

await mkdir(folder, { recursive: true });
let bytes = 0;
for (const { slug, art } of library) {
  if (wanted.size > 0 && !wanted.has(slug)) continue;
  const scene = scenes[art.scene];
  const palette = palettes[art.palette];
  if (scene === undefined || palette === undefined) throw new Error(`${slug}: no such scene or palette`);
  const frame = develop(scene(art.seed, palette), { width, height, time: 0, grain: 0.012 });
  const { size } = await sharp(frame, { raw: { width, height, channels: 3 } })
    .webp({ quality: 72, effort: 6 })
    .toFile(`${folder}${slug}.webp`);
  bytes += size;
  console.log(`${slug}.webp  ${Math.round(size / 1024)} KB`);
}
console.log(`${Math.round(bytes / 1024)} KB in all`);
