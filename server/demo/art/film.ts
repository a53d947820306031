import { hash } from "./drawing/noise.ts";
import { clamp, Pixel } from "./drawing/pixel.ts";
import { type Painter, WIDE } from "./drawing/scene.ts";

const curve = (v: number): number => {
  const c = Math.max(0, v);
  // A gentle shoulder: shadows stay as painted, highlights roll off instead of clipping.
  return c < 0.7 ? c : 0.7 + 0.3 * (1 - Math.exp(-(c - 0.7) / 0.3));
};

export interface Print {
  readonly width: number;
  readonly height: number;
  readonly time: number;
  readonly grain: number;
}

/** Develops a painter into an RGB frame: film curve, vignette, a little grain (which also hides banding). */
export function develop(paint: Painter, print: Print): Buffer {
  const { width, height } = print;
  const frame = Buffer.allocUnsafe(width * height * 3);
  const pixel = new Pixel();
  let at = 0;
  for (let iy = 0; iy < height; iy++) {
    const y = (iy + 0.5) / height;
    for (let ix = 0; ix < width; ix++) {
      const x = ((ix + 0.5) / width) * WIDE;
      pixel.r = 0;
      pixel.g = 0;
      pixel.b = 0;
      paint(pixel, x, y, print.time);
      const dx = x / WIDE - 0.5;
      const dy = y - 0.5;
      const vignette = 1 - 0.62 * (dx * dx + dy * dy);
      const grain = (hash(ix, iy, 7 + Math.floor(print.time * 24)) - 0.5) * print.grain;
      frame[at++] = clamp(curve(pixel.r * vignette) + grain) * 255;
      frame[at++] = clamp(curve(pixel.g * vignette) + grain) * 255;
      frame[at++] = clamp(curve(pixel.b * vignette) + grain) * 255;
    }
  }
  return frame;
}
