// Deterministic randomness: the same seed always gives the same picture.

/** A well-mixed 32-bit hash of two lattice coordinates and a seed, as a number in [0, 1). */
export function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(seed | 0, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

export type Random = () => number;

export function random(seed: number): Random {
  let n = 0;
  return () => hash(n++, 977, seed);
}

// A table of the gradients' directions, since computing their sines would take most of the time.
const directions = 256;
const east = Float64Array.from({ length: directions }, (_, i) => Math.cos(((i + 0.5) / directions) * Math.PI * 2));
const south = Float64Array.from({ length: directions }, (_, i) => Math.sin(((i + 0.5) / directions) * Math.PI * 2));

function corner(ix: number, iy: number, fx: number, fy: number, seed: number): number {
  const i = (hash(ix, iy, seed) * directions) | 0;
  return (east[i] ?? 0) * fx + (south[i] ?? 0) * fy;
}

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** Gradient noise, about -0.7…0.7. */
export function noise(x: number, y: number, seed: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = x - ix;
  const fy = y - iy;
  const u = fade(fx);
  const top = corner(ix, iy, fx, fy, seed) * (1 - u) + corner(ix + 1, iy, fx - 1, fy, seed) * u;
  const low = corner(ix, iy + 1, fx, fy - 1, seed) * (1 - u) + corner(ix + 1, iy + 1, fx - 1, fy - 1, seed) * u;
  const v = fade(fy);
  return top * (1 - v) + low * v;
}

/** Several octaves of noise, about -1…1. */
export function fbm(x: number, y: number, octaves: number, seed: number): number {
  let sum = 0;
  let weight = 0.62;
  let scale = 1;
  for (let i = 0; i < octaves; i++) {
    sum += noise(x * scale, y * scale, seed + i * 31) * weight;
    weight *= 0.5;
    scale *= 2.03;
  }
  return sum * 1.35;
}

/** Sharp crests, 0…1: mountain ridges and filaments. */
export function ridged(x: number, y: number, octaves: number, seed: number): number {
  let sum = 0;
  let weight = 0.55;
  let scale = 1;
  for (let i = 0; i < octaves; i++) {
    sum += (1 - Math.min(1, Math.abs(noise(x * scale, y * scale, seed + i * 17)) * 2)) * weight;
    weight *= 0.5;
    scale *= 2.1;
  }
  return sum;
}
