import { Field } from "../drawing/field.ts";
import { fbm, hash, noise, random, ridged } from "../drawing/noise.ts";
import { blend, clamp, glow, shade, smooth } from "../drawing/pixel.ts";
import { type Scene, WIDE } from "../drawing/scene.ts";
import { clouds, gradient, stars, sun } from "./sky.ts";

/** How deep a point lies inside a fir tree at `cx`; 0 outside. */
function fir(x: number, y: number, cx: number, base: number, height: number, seed: number): number {
  const up = (base - y) / height;
  if (up < 0 || up > 1) return 0;
  const tier = 1 - ((up * 15 + hash(Math.floor(up * 15), 1, seed) * 0.4) % 1);
  const reach = height * 0.155 * (1 - up) ** 0.8 * (0.6 + tier * 0.45) + 0.0012;
  return smooth(reach, reach * 0.8, Math.abs(x - cx + noise(y * 90, cx, seed) * 0.006));
}

/** Firs in layers of mist, with light falling between them, sometimes snow. */
export const forest: Scene = (seed, pal) => {
  const r = random(seed);
  const sx = WIDE * (0.3 + r() * 0.4);
  const snow = seed % 2 === 1;
  const rows = [0, 1, 2, 3].map((row) => {
    const trees = Array.from({ length: 26 - row * 5 }, (_, i) => ({
      x: ((i + r() * 0.8) / (25 - row * 5)) * WIDE,
      h: (0.23 + row * 0.12) * (0.65 + r() * 0.6),
      id: Math.floor(r() * 999),
    }));
    return row === 3 ? trees.filter((tree) => Math.abs(tree.x - sx) > 0.3) : trees;
  });
  return (p, x, y, t) => {
    p.set(gradient(pal.deep, pal.mid, blend(pal.light, pal.glow, 0.5), y, 0.85));
    p.add(pal.glow, glow(x - sx, y - 0.34, 0.3) * 0.55);
    sun(p, x - sx, y - 0.34, 0.035, pal, 0.75);
    rows.forEach((row, i) => {
      const base = 0.7 + i * 0.1;
      let inside = 0;
      for (const tree of row) {
        if (Math.abs(tree.x - x) < tree.h * 0.25) {
          inside = Math.max(inside, fir(x, y, tree.x, base + noise(tree.x * 3, i, seed) * 0.03, tree.h, tree.id));
        }
      }
      const k = i / 3;
      const ground = smooth(-0.01, 0.02, y - base - noise(x * 2, i * 4, seed) * 0.03);
      p.mix(
        blend(blend(pal.mid, pal.light, 0.45), shade(pal.night, 0.7), 0.18 + k * 0.8),
        Math.max(inside, ground * 0.9),
      );
      if (snow) p.mix(pal.glow, ground * (0.5 - k * 0.1) * (0.8 + noise(x * 4, y * 20, seed) * 0.4));
      const mist = fbm(x * 1.4 + t * 0.03 + i * 5, y * 4, 4, seed + 30 + i);
      p.mix(
        blend(pal.light, pal.glow, 0.5),
        smooth(0.24, 0, Math.abs(y - base)) * clamp(0.35 + mist) * (0.75 - k * 0.5),
      );
    });
    const a = Math.atan2(y - 0.2, x - sx);
    p.add(pal.glow, clamp(noise(a * 7, t * 0.1, seed + 5)) * glow(x - sx, y - 0.3, 0.6) * 0.2);
    if (!snow) return;
    for (let i = 0; i < 3; i++) {
      const scale = 16 + i * 13;
      const u = x * scale + i * 3.1 + Math.sin(y * 6 + t + i) * 0.4;
      const v = y * scale - t * (1.6 - i * 0.4);
      const cx = Math.floor(u);
      const cy = Math.floor(v);
      if (hash(cx, cy, seed + i) < 0.62) continue;
      const q = Math.hypot(u - cx - 0.3 - hash(cx, cy, 5) * 0.4, v - cy - 0.3 - hash(cx, cy, 6) * 0.4);
      p.mix([1, 1, 1], smooth(0.17, 0.02, q) * (0.8 - i * 0.15));
    }
  };
};

/** Water falling between dark cliffs into a pool of spray. */
export const falls: Scene = (seed, pal) => {
  const r = random(seed);
  const cx = WIDE * (0.38 + r() * 0.24);
  const lip = 0.2 + r() * 0.06;
  const wide = 0.15 + r() * 0.09;
  return (p, x, y, t) => {
    p.set(gradient(pal.mid, blend(pal.mid, pal.light, 0.6), pal.glow, y, 0.5));
    p.mix(pal.glow, clouds(x, y, seed, t) * 0.5);
    const off = x - cx;
    const rock = ridged(x * 4.2, y * 1.5, 5, seed);
    const wall = lip - 0.07 + fbm(x * 2.2, 0.6, 5, seed + 2) * 0.1 - smooth(wide, 0.62, Math.abs(off)) * 0.1;
    const moss = smooth(0, 0.4, fbm(x * 6, y * 4, 4, seed + 8));
    p.mix(
      shade(blend(pal.night, blend(pal.deep, pal.mid, moss * 0.6), rock * 0.85), 0.5 + rock * 0.62),
      smooth(-0.003, 0.003, y - wall),
    );
    const spread = wide * (0.8 + y * 0.32) + fbm(y * 5, 1.2, 3, seed + 3) * 0.03;
    const inside =
      smooth(spread, spread * 0.86, Math.abs(off)) * smooth(-0.004, 0.01, y - lip - noise(x * 11, 1, seed) * 0.022);
    const streak = fbm(x * 30 + fbm(x * 4, y * 2, 2, seed) * 2, y * 2.6 - t * 1.6, 5, seed + 11);
    p.mix(blend(blend(pal.mid, pal.light, 0.5), [1, 1, 1], clamp(0.5 + streak * 0.85)), inside * 0.96);
    const pool = 0.8 + noise(x * 3, 2, seed) * 0.012;
    if (y > pool) {
      const wave = fbm(x * 5, (y - pool) * 46 - t * 0.6, 4, seed + 21);
      p.set(
        blend(blend(pal.deep, pal.night, (y - pool) * 3), pal.light, clamp(wave * 0.75 + 0.12 - Math.abs(off) * 0.12)),
      );
      p.add(pal.glow, glow(off, (y - pool) * 2, 0.32) * 0.4);
    }
    const spray =
      glow(off, (y - pool + 0.02) * 1.4, 0.34) * clamp(0.65 + fbm(x * 4, y * 4 + t * 0.2, 4, seed + 31) * 0.9);
    p.mix(blend(pal.light, [1, 1, 1], 0.75), spray * 0.85);
    for (const [edge, dir] of [
      [0.24, 1],
      [WIDE - 0.24, -1],
    ] as const) {
      const leaf = edge + dir * (fbm(y * 3, edge, 4, seed + 41) * 0.18 + ridged(x * 12, y * 12, 3, seed + 43) * 0.05);
      p.mix(shade(pal.night, 0.55), smooth(0.01, -0.01, (x - leaf) * dir));
    }
  };
};

/** A murmuration over reeds at dusk. */
export const flock: Scene = (seed, pal) => {
  const r = random(seed);
  const birds = new Field();
  const sx = WIDE * (0.25 + r() * 0.5);
  const lean = r() * 6.28;
  for (let i = 0; i < 2600; i++) {
    const s = r() * 2 - 1;
    const curl = Math.sin(s * 2.6 + lean) * 0.13;
    const spread = (1 - s * s) * 0.16 * (0.5 + 0.5 * Math.sin(s * 4 + lean)) + 0.02;
    const x = WIDE * 0.5 + s * 0.62 + (r() + r() - 1) * 0.06;
    const y = 0.36 + curl + (r() + r() + r() - 1.5) * spread;
    const size = 0.0022 + r() * 0.0026;
    const flap = (r() - 0.3) * size * 1.6;
    birds.line(x - size * 1.6, y - flap, x, y, 0.9);
    birds.line(x, y, x + size * 1.6, y - flap, 0.9);
  }
  return (p, x, y, t) => {
    p.set(gradient(pal.deep, pal.mid, pal.light, y, 0.72));
    p.mix(blend(pal.light, pal.glow, 0.5), clouds(x, y * 1.2, seed + 5, t) * smooth(0.05, 0.6, y) * 0.8);
    sun(p, x - sx, y - 0.68, 0.06, pal, 1);
    p.mix(shade(pal.night, 0.8), clamp(birds.at(x, y)));
    const bank = 0.76 + fbm(x * 1.2, 3, 4, seed) * 0.03;
    p.mix(blend(pal.deep, pal.mid, 0.3), smooth(0, 0.004, y - bank) * 0.9);
    if (y > bank + 0.02) {
      const wave = fbm(x * 3, y * 60, 3, seed + 9);
      p.mix(blend(pal.light, pal.mid, (y - bank) * 3), clamp(0.45 + wave * 0.5));
      p.add(pal.glow, glow(x - sx + wave * 0.06, (y - 0.8) * 0.5, 0.11) * 0.75);
    }
    const reed = Math.abs((x * 46 + noise(y * 3, Math.floor(x * 46), seed) * 0.9) % 1) - 0.5;
    const tall = 0.77 + hash(Math.floor(x * 46), 2, seed) * 0.2 - smooth(0.5, 0.9, Math.abs(x - WIDE / 2)) * 0.16;
    p.mix(shade(pal.night, 0.5), smooth(0.16, 0.06, Math.abs(reed)) * smooth(tall, tall + 0.03, y));
    stars(p, x, y, seed, smooth(0.3, 0, y) * 0.35);
  };
};

/** Swell after swell under a low light, the nearest breaking. */
export const waves: Scene = (seed, pal) => {
  const r = random(seed);
  const sx = WIDE * (0.22 + r() * 0.56);
  const swell = (x: number, i: number, t: number): number => {
    const k = i / 8;
    const size = 0.008 + k * k * 0.085;
    const u = x / (0.22 + k * 0.85) + i * 4.7 + t * (0.1 + k * 0.05);
    const peak = (1 - Math.abs(Math.sin(u * 1.7 + noise(u, i, seed) * 1.6))) ** 1.2;
    return 0.45 + k ** 1.4 * 0.47 - peak * size - noise(u * 1.3, i * 3 + t * 0.08, seed + 3) * size * 1.3;
  };
  return (p, x, y, t) => {
    // The nearest swell that covers the point hides everything behind it.
    let first = 8;
    while (first > 0 && y - swell(x, first, t) < 0.003) first--;
    if (first === 0) {
      p.set(gradient(pal.deep, pal.mid, blend(pal.light, pal.glow, 0.5), y, 0.46));
      p.mix(blend(pal.light, pal.glow, 0.6), clouds(x, y * 1.3, seed, t) * 0.55);
      sun(p, x - sx, y - 0.3, 0.05, pal, 1);
    }
    for (let i = first; i < 9; i++) {
      const k = i / 8;
      const u = x / (0.22 + k * 0.85) + i * 4.7 + t * (0.1 + k * 0.05);
      const below = y - swell(x, i, t);
      if (below < -0.004) continue;
      const sheen = fbm(u * 3, below * 26 - t * 0.2, 4, seed + i);
      const body = blend(
        blend(pal.light, pal.mid, 0.45 + k * 0.4),
        shade(pal.deep, 0.9),
        smooth(0, 0.05 + k * 0.13, below) * 0.85 + k * 0.1,
      );
      p.mix(body, smooth(-0.0025, 0.0025, below));
      p.add(pal.light, clamp(sheen) * 0.34 * (1 - k * 0.4));
      p.add(pal.glow, glow(x - sx + sheen * 0.05, 0, 0.09 + k * 0.12) * clamp(0.35 + sheen) * 0.5 * (1 - k * 0.5));
      const foam =
        smooth(0.016 + k * 0.03, 0, below) * smooth(-0.15, 0.5, fbm(u * 7, below * 30, 4, seed + 60 + i) + k * 0.25);
      p.mix([1, 1, 1], foam * (0.25 + k * 0.6));
    }
  };
};
