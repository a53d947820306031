import { fbm, hash, noise, random, ridged } from "../drawing/noise.ts";
import { blend, clamp, glow, shade, smooth } from "../drawing/pixel.ts";
import { type Scene, WIDE } from "../drawing/scene.ts";
import { clouds, gradient, stars, sun } from "./sky.ts";

/** Ranges of mountains, each fainter in the mist, before a low sun. */
export const ridges: Scene = (seed, pal) => {
  const r = random(seed);
  const sx = WIDE * (0.2 + r() * 0.6);
  const sy = 0.27 + r() * 0.15;
  const layers = 7;
  const range = (x: number, i: number, t: number): number => {
    const k = i / (layers - 1);
    const px = x * (1.1 + (1 - k) * 1.3) + i * 7.7 + t * 0.012 * (1 + k * 2);
    return 0.4 + k * 0.46 - (ridged(px * 0.9, i * 3.1, 5, seed + i) - 0.55) * (0.24 - k * 0.06);
  };
  return (p, x, y, t) => {
    // The nearest range that covers the point hides everything behind it.
    let first = layers - 1;
    while (first > 0 && y - range(x, first, t) < 0.003) first--;
    if (first === 0) {
      p.set(gradient(pal.deep, pal.mid, blend(pal.light, pal.glow, 0.4), y, 0.62));
      p.mix(blend(pal.light, pal.glow, 0.4), clouds(x, y * 1.4, seed + 3, t) * 0.4);
      sun(p, x - sx, y - sy, 0.042 + (seed % 3) * 0.01, pal, 0.95);
    }
    for (let i = first; i < layers; i++) {
      const k = i / (layers - 1);
      const scale = 1.1 + (1 - k) * 1.3;
      const px = x * scale + i * 7.7 + t * 0.012 * (1 + k * 2);
      const below = y - range(x, i, t);
      if (below < -0.003) continue;
      const haze = blend(blend(pal.light, pal.mid, 0.35 + k * 0.5), pal.night, k ** 1.25 * 0.96);
      p.mix(haze, smooth(-0.002, 0.002, below));
      const lit = clamp(ridged(px * 3.2 + below * 3, below * 7, 3, seed + i + 40) - 0.5);
      p.add(pal.light, lit * 0.16 * (1 - k) * smooth(0.15, 0, below));
      p.mix(blend(pal.light, pal.glow, 0.45), smooth(0.02, 0.2, below) * (1 - k) * 0.55);
      p.add(pal.glow, glow(x - sx, below * 0.8, 0.4) * 0.1 * (1 - k));
    }
  };
};

/** Curtains of northern light above hills and a still lake. */
export const aurora: Scene = (seed, pal) => {
  const r = random(seed);
  const shore = 0.74 + r() * 0.06;
  return (p, x, yy, t) => {
    const mirrored = yy > shore;
    const ripple = mirrored ? noise(x * 9, (yy - shore) * 130, seed + 2) * 0.012 * (0.3 + (yy - shore) * 6) : 0;
    const y = mirrored ? shore - (yy - shore) * 1.1 : yy;
    const u = x + ripple;
    p.set(gradient(pal.night, pal.night, pal.deep, y, shore));
    stars(p, u, y, seed, mirrored ? 0.3 : 0.95);
    for (let i = 0; i < 3; i++) {
      const fold = fbm(u * 1.1 + i * 3.7 + t * 0.03, t * 0.05 + i, 4, seed + i * 5);
      const foot = 0.56 - i * 0.11 + fold * 0.3;
      const up = foot - y;
      if (up < -0.05) continue;
      const ray = 0.35 + 0.65 * clamp(0.5 + fbm(u * 9 + fold * 9, t * 0.1 + i * 9, 3, seed + 50 + i) * 1.1);
      const body = smooth(-0.045, 0.03, up) * Math.exp(-Math.max(0, up) * (4.6 + i)) * ray;
      p.add(blend(pal.light, pal.accent, smooth(0.05, 0.36, up)), body * (0.95 - i * 0.18));
      p.add(pal.glow, body * smooth(0.09, 0.01, up) * 0.28);
    }
    p.add(pal.mid, glow(0, y - 0.5, 0.4) * 0.14);
    for (let i = 0; i < 2; i++) {
      const crest =
        shore -
        0.045 -
        (1 - i) * 0.06 -
        (ridged(u * (1.2 + i) + i * 5, 0.4, 5, seed + 80 + i) - 0.5) * (0.19 - i * 0.09);
      p.mix(shade(blend(pal.night, pal.deep, 0.55 - i * 0.42), 0.8), smooth(-0.002, 0.003, y - crest));
    }
    if (mirrored) {
      p.scale(0.72);
      p.add(pal.light, smooth(0.012, 0, yy - shore) * 0.09);
    }
  };
};

/** Wind-drawn dunes below a dusty sky with two small moons. */
export const dunes: Scene = (seed, pal) => {
  const r = random(seed);
  const sx = WIDE * (0.18 + r() * 0.64);
  const moons = r() > 0.35;
  return (p, x, y, t) => {
    p.set(gradient(pal.deep, pal.mid, blend(pal.light, pal.glow, 0.55), y, 0.6));
    p.mix(pal.light, clouds(x * 0.7, y, seed + 1, t) * 0.25);
    sun(p, x - sx, y - 0.36, 0.03, pal, 0.9);
    if (moons) {
      for (const [mx, my, size] of [
        [WIDE - sx, 0.17, 0.06],
        [WIDE - sx + 0.17, 0.29, 0.02],
      ] as const) {
        const d = Math.hypot(x - mx, y - my);
        const lit = clamp(0.45 + ((sx - mx) * (x - mx) + 0.4 * (y - my)) / size / 1.2);
        p.mix(shade(pal.glow, 0.25 + lit * 0.72), smooth(size, size * 0.96, d) * 0.75);
      }
    }
    for (let i = 0; i < 6; i++) {
      const k = i / 5;
      const u = x * (1.5 - k * 0.75) + i * 3.3;
      const crest = 0.53 + k * 0.34 + fbm(u * 0.9, i * 2.2, 3, seed + i) * (0.06 + k * 0.1);
      const below = y - crest;
      if (below < -0.003) continue;
      const lee = fbm(u * 1.4 + below * 2.5, below * 2.2, 3, seed + 20 + i);
      const ripples = Math.sin((below * 150) / (0.35 + k) + fbm(u * 5, below * 9, 3, seed + 31) * 9) * 0.5 + 0.5;
      const light = smooth(-0.3, 0.4, lee + clamp((sx - x) * 0.4, -0.14, 0.14));
      const sand = blend(blend(pal.deep, pal.mid, 0.35 + light * 0.5), pal.light, light * 0.8);
      p.mix(blend(sand, blend(pal.light, pal.glow, 0.4), (1 - k) * 0.6), smooth(-0.002, 0.002, below));
      p.scale(1 - ripples * 0.13 * k - k * 0.08);
      p.add(pal.glow, smooth(0.012, 0, below) * 0.22 * light);
    }
    for (let i = 0; i < 9; i++) {
      const bx = hash(i, 3, seed) * WIDE;
      const by = 0.84 + hash(i, 4, seed) * 0.15;
      const q = Math.hypot((x - bx) * 0.7, y - by) / (0.008 + hash(i, 5, seed) * 0.018);
      p.mix(shade(pal.night, 1), smooth(1.1, 0.8, q + fbm(x * 30, y * 30, 2, seed) * 0.5) * 0.9);
    }
  };
};

/** Bent layers of rock with a river of light: a cross-section of the Earth. */
export const strata: Scene = (seed, pal) => {
  const r = random(seed);
  const hot = WIDE * (0.3 + r() * 0.4);
  return (p, x, y, t) => {
    const top = 0.3 + fbm(x * 1.1, 0.3, 5, seed) * 0.1 - glow(x - hot, 0, 0.36) * 0.15;
    const plume = fbm(x * 3.4 + t * 0.05, y * 3.4 + t * 0.3, 5, seed + 9);
    if (y < top) {
      p.set(gradient(pal.night, pal.deep, pal.mid, y, 0.42));
      stars(p, x, y, seed, 0.7);
      const column = smooth(0.32, 0.02, Math.abs(x - hot - plume * 0.12) / (0.35 + (top - y) * 2.6));
      p.mix(blend(pal.deep, pal.light, clamp(plume + 0.25 + y)), column * 0.88);
      p.add(pal.accent, glow(x - hot, (y - top) * 1.2, 0.3) * 0.5 + column * glow(0, y - top, 0.12) * 0.6);
      return;
    }
    const depth = y - top;
    const fold = depth * 15 + fbm(x * 1.5, y * 1.1, 3, seed + 2) * 4.4 + Math.abs(x - hot) * 2.2;
    const bed = Math.floor(fold);
    const tone = hash(bed, 1, seed);
    const grit = fbm(x * 34, y * 60, 3, seed + 4);
    p.set(blend(blend(pal.night, pal.mid, tone), pal.light, hash(bed, 2, seed) ** 2 * 0.75));
    p.scale(
      0.62 + grit * 0.26 + smooth(0.1, 0, fold - bed) * -0.35 + smooth(0.85, 1, fold - bed) * 0.16 - depth * 0.25,
    );
    const vein = Math.abs(x - hot + fbm(y * 4, 2, 4, seed + 12) * 0.22) - 0.008 - depth * 0.06;
    p.add(pal.accent, Math.exp(-Math.max(0, vein) * 26) * 0.65);
    p.mix(blend(pal.accent, pal.glow, 0.45), smooth(0.014, -0.004, vein));
    p.add(pal.glow, smooth(0.004, -0.02, vein) * (0.2 + ridged(x * 20, y * 9 - t * 0.2, 3, seed) * 0.7));
  };
};

/** Rolling picture-book hills with round trees, flowers and a fat sun. */
export const meadow: Scene = (seed, pal) => {
  const r = random(seed);
  const sx = WIDE * (0.25 + r() * 0.5);
  const skyTop = blend(pal.accent, pal.light, 0.25);
  const trees = Array.from({ length: 22 }, () => ({
    x: r() * WIDE,
    layer: 1 + Math.floor(r() * 3),
    size: 0.03 + r() * 0.045,
  }));
  const hill = (x: number, i: number): number =>
    0.5 + i * 0.135 + Math.sin(x * (2.1 + i * 0.5) + i * 2.6 + seed) * 0.05 + noise(x * 2.2, i, seed) * 0.05;
  return (p, x, y, t) => {
    p.set(blend(skyTop, pal.glow, smooth(0, 0.62, y)));
    sun(p, x - sx, y - 0.33, 0.085, pal, 1);
    const beams = noise(Math.atan2(y - 0.33, x - sx) * 5 + t * 0.04, 1, seed) * 0.5;
    p.add(pal.glow, clamp(beams) * glow(x - sx, y - 0.33, 0.7) * 0.4);
    for (let i = 0; i < 5; i++) {
      const cx = ((hash(i, 1, seed) * 2.2 + t * 0.01) % 2.2) - 0.2;
      const cy = 0.1 + hash(i, 2, seed) * 0.22;
      const puff = Math.min(
        ...[0, 1, 2, 3].map(
          (k) =>
            Math.hypot(x - cx - (k - 1.5) * 0.055, (y - cy + Math.sin(k * 1.4) * 0.016) * 1.2) /
            (0.045 + (k % 2) * 0.018),
        ),
      );
      p.mix(
        shade(blend(pal.glow, [1, 1, 1], 0.6), 1.2),
        smooth(1.05, 0.75, puff) * smooth(cy + 0.035, cy + 0.01, y) * 0.85,
      );
    }
    for (let i = 0; i < 4; i++) {
      for (const tree of trees) {
        if (tree.layer !== i || Math.abs(x - tree.x) > tree.size * 1.5) continue;
        const base = hill(tree.x, i) + 0.012;
        const cy = base - tree.size * 1.75;
        p.mix(shade(pal.night, 0.9), Math.abs(x - tree.x) < tree.size * 0.13 && y > cy && y < base ? 1 : 0);
        const q = Math.hypot(x - tree.x, (y - cy) * 0.85) / tree.size + noise(x * 60, y * 60, seed) * 0.16;
        const lit = clamp(0.5 + ((tree.x - x) * (tree.x - sx) * 1.5 - (y - cy) * 0.75) / tree.size);
        p.mix(blend(shade(pal.deep, 0.85), i % 2 ? pal.accent : pal.light, lit * 0.75), smooth(1.02, 0.94, q));
      }
      const below = y - hill(x, i);
      if (below < -0.003) continue;
      const k = i / 3;
      const grass = fbm(x * 24, y * 44, 3, seed + i);
      p.mix(
        blend(blend(pal.light, pal.mid, 0.25 + k * 0.75), pal.deep, smooth(0, 0.26, below) * 0.75 + k * 0.12),
        smooth(-0.002, 0.002, below),
      );
      p.scale(1 + grass * 0.14);
      p.add(pal.glow, smooth(0.03, 0, below) * 0.25);
      const gx = Math.floor(x * (70 - i * 10));
      const gy = Math.floor(y * (70 - i * 10));
      const bloom = hash(gx, gy, seed + i * 9);
      if (bloom > 0.93 && below > 0.015) {
        const q = Math.hypot(x * (70 - i * 10) - gx - 0.5, y * (70 - i * 10) - gy - 0.5);
        p.mix(bloom > 0.97 ? pal.glow : pal.accent, smooth(0.38, 0.22, q) * 0.95);
      }
    }
  };
};
