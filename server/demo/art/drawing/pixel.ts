// A colour in display units: 1 is white, and brighter light is allowed, as the film curve compresses it.

export type Rgb = readonly [number, number, number];

export class Pixel {
  r = 0;
  g = 0;
  b = 0;

  set(c: Rgb): void {
    [this.r, this.g, this.b] = c;
  }

  mix(c: Rgb, t: number): void {
    if (t <= 0) return;
    const k = Math.min(t, 1);
    this.r += (c[0] - this.r) * k;
    this.g += (c[1] - this.g) * k;
    this.b += (c[2] - this.b) * k;
  }

  add(c: Rgb, k: number): void {
    this.r += c[0] * k;
    this.g += c[1] * k;
    this.b += c[2] * k;
  }

  scale(k: number): void {
    this.r *= k;
    this.g *= k;
    this.b *= k;
  }
}

export function rgb(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [((n >> 16) & 255) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255];
}

export function blend(a: Rgb, b: Rgb, t: number): Rgb {
  const k = clamp(t);
  return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k];
}

export const shade = (c: Rgb, k: number): Rgb => [c[0] * k, c[1] * k, c[2] * k];

export const clamp = (v: number, low = 0, high = 1): number => Math.max(low, Math.min(high, v));

/** 0 below `a`, 1 above `b`, smooth between (also with a > b). */
export function smooth(a: number, b: number, v: number): number {
  const t = clamp((v - a) / (b - a));
  return t * t * (3 - 2 * t);
}

/** A soft spot of light: 1 in the middle, falling off over `radius`. */
export function glow(dx: number, dy: number, radius: number): number {
  const d2 = (dx * dx + dy * dy) / (radius * radius);
  return Math.exp(-d2 * 2.2);
}
