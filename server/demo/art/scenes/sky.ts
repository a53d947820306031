// Skies shared by many scenes.
import { fbm, hash } from "../drawing/noise.ts";
import type { Palette } from "../drawing/palettes.ts";
import { blend, glow, type Pixel, type Rgb, smooth } from "../drawing/pixel.ts";

/** One layer of stars, at most one per cell, few bright and many faint. */
function layer(x: number, y: number, cells: number, seed: number): number {
  const ix = Math.floor(x * cells);
  const iy = Math.floor(y * cells);
  const chance = hash(ix, iy, seed);
  if (chance < 0.62) return 0;
  const dx = x * cells - ix - (0.2 + hash(ix, iy, seed + 1) * 0.6);
  const dy = y * cells - iy - (0.2 + hash(ix, iy, seed + 2) * 0.6);
  const size = hash(ix, iy, seed + 3) ** 9;
  return Math.exp((-(dx * dx + dy * dy) * 460000) / (cells * cells) / (0.8 + size * 7)) * (0.14 + size * 1.5);
}

export function stars(p: Pixel, x: number, y: number, seed: number, strength: number): void {
  if (strength <= 0) return;
  const light = layer(x, y, 26, seed) + layer(x, y, 47, seed + 11) * 0.7;
  if (light < 0.004) return;
  const warm = hash(Math.floor(x * 26), Math.floor(y * 26), seed + 5);
  p.add(warm > 0.7 ? [1, 0.86, 0.7] : warm < 0.3 ? [0.72, 0.84, 1] : [1, 1, 1], light * strength);
}

/** From the top colour through the middle to the horizon, at height `y` of `horizon`. */
export function gradient(top: Rgb, middle: Rgb, low: Rgb, y: number, horizon: number): Rgb {
  const t = y / horizon;
  return t < 0.55 ? blend(top, middle, t / 0.55) : blend(middle, low, (t - 0.55) / 0.45);
}

/** A sun or moon with its halo. */
export function sun(p: Pixel, dx: number, dy: number, radius: number, pal: Palette, power: number): void {
  p.add(pal.glow, glow(dx, dy, radius * 7) * 0.34 * power);
  p.add(pal.light, glow(dx, dy, radius * 16) * 0.26 * power);
  p.add(pal.glow, smooth(radius * 1.03, radius * 0.97, Math.hypot(dx, dy)) * 0.62 * power);
}

/** Long soft banks of cloud, 0…1. */
export function clouds(x: number, y: number, seed: number, t = 0): number {
  const warp = fbm(x * 1.3 + t * 0.02, y * 4, 3, seed + 90);
  return smooth(0.02, 0.62, fbm(x * 1.6 + warp * 0.5 + t * 0.03, y * 5.5 + warp * 0.4, 5, seed));
}
