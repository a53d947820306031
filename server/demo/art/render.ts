// Draws the thumbnails listed in library.json: `node server/demo/art/render.ts [slug …]` (all without a slug).
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp, { type OverlayOptions } from "sharp";
import library from "../library.json" with { type: "json" };
import { type Palette, palettes } from "./drawing/palettes.ts";
import type { Rgb } from "./drawing/pixel.ts";
import { figures } from "./figures/all.ts";
import type { Colours } from "./figures/figure.ts";
import { develop } from "./film.ts";
import { scenes } from "./scenes/all.ts";

const width = 1280;
const height = 720;
const folder = fileURLToPath(new URL("../thumbnails/", import.meta.url));
const wanted = new Set(process.argv.slice(2));

const hex = (colour: Rgb) =>
  `#${colour
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

const coloursOf = ({ night, deep, mid, light, glow, accent }: Palette): Colours => ({
  ...{ night: hex(night), deep: hex(deep), mid: hex(mid) },
  ...{ light: hex(light), glow: hex(glow), accent: hex(accent) },
});

const drawn = (slug: string, palette: Palette): OverlayOptions[] => {
  const figure = figures[slug];
  if (figure === undefined) return [];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${figure(coloursOf(palette))}</svg>`;
  return [{ input: Buffer.from(svg) }];
};

await mkdir(folder, { recursive: true });
let bytes = 0;
for (const { slug, art } of library) {
  if (wanted.size > 0 && !wanted.has(slug)) continue;
  const scene = scenes[art.scene];
  const palette = palettes[art.palette];
  if (scene === undefined || palette === undefined) throw new Error(`${slug}: no such scene or palette`);
  const frame = develop(scene(art.seed, palette), { width, height, time: 0, grain: 0.012 });
  const { size } = await sharp(frame, { raw: { width, height, channels: 3 } })
    .composite(drawn(slug, palette))
    .webp({ quality: 72, effort: 6 })
    .toFile(`${folder}${slug}.webp`);
  bytes += size;
  console.log(`${slug}.webp  ${Math.round(size / 1024)} KB`);
}
console.log(`${Math.round(bytes / 1024)} KB in all`);
