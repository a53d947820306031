import { fbm, noise, random, ridged } from "../drawing/noise.ts";
import { blend, clamp, glow, shade, smooth } from "../drawing/pixel.ts";
import { type Scene, WIDE } from "../drawing/scene.ts";
import { stars } from "./sky.ts";

/** Clouds of lit gas, folded into each other, with dark dust in front. */
export const nebula: Scene = (seed, pal) => {
  const r = random(seed);
  const cx = 0.5 + r() * 0.8;
  const cy = 0.3 + r() * 0.4;
  const turn = r() * 6.3;
  return (p, x, y, t) => {
    const u = (x - cx) * Math.cos(turn) - (y - cy) * Math.sin(turn);
    const v = (x - cx) * Math.sin(turn) + (y - cy) * Math.cos(turn);
    const wx = fbm(u * 1.7 + t * 0.01, v * 1.7, 4, seed);
    const wy = fbm(u * 1.7 + 5.2, v * 1.7 + 1.3, 4, seed + 7);
    const gas = fbm(u * 1.5 + wx * 1.25, v * 2 + wy * 1.25, 6, seed + 13);
    const veil = ridged(u * 1.8 + wy * 1.1, v * 1.8 - wx * 0.9, 5, seed + 29);
    const body = smooth(0.95, 0.05, Math.hypot(u * 0.75, v * 1.25) + gas * 0.35);
    p.set(blend(pal.night, pal.deep, body * 0.7));
    stars(p, x, y, seed, 1.1 - body * 0.5);
    const density = clamp(0.5 + gas * 0.75) * body;
    p.add(pal.mid, density * 0.85);
    p.add(pal.light, density ** 2.4 * 1.0 * (0.6 + wx * 0.5));
    p.add(pal.accent, clamp(wy * 0.9 + 0.12) * body * 0.5);
    p.add(pal.glow, veil ** 5 * body * 1.5 + glow(u + 0.08, v, 0.22) * 0.35);
    p.scale(1 - smooth(0.08, 0.6, fbm(u * 2.1 - wy, v * 2.1 + wx, 5, seed + 41)) * 0.86 * (0.4 + body * 0.6));
    stars(p, x, y, seed + 101, 0.7);
  };
};

/** A banded giant with rings that throw their shadow on it. */
export const giant: Scene = (seed, pal) => {
  const r = random(seed);
  const cx = WIDE * (r() > 0.5 ? 0.36 : 0.62);
  const cy = 0.53;
  const radius = 0.29 + r() * 0.05;
  const tilt = (r() - 0.5) * 0.7;
  const flat = 0.22 + r() * 0.12;
  const cos = Math.cos(tilt);
  const sin = Math.sin(tilt);
  const side = cx > 0.9 ? -1 : 1;
  return (p, x, y, t) => {
    p.set(blend(pal.night, pal.deep, glow(x - cx, y - cy, 1.1) * 0.5));
    stars(p, x, y, seed, 0.9);
    const u = (x - cx) * cos + (y - cy) * sin;
    const v = -(x - cx) * sin + (y - cy) * cos;
    const d = Math.hypot(u, v) / radius;
    const ringAt = Math.hypot(u, v / flat) / radius;
    const band = noise(ringAt * 21, 3.3, seed + 3) * 0.5 + noise(ringAt * 64, 9.1, seed + 5) * 0.35;
    const ring =
      smooth(1.28, 1.34, ringAt) *
      smooth(2.22, 2.12, ringAt) *
      clamp(0.5 + band) *
      (Math.abs(ringAt - 1.83) < 0.035 ? 0.12 : 1);
    const away = (-u * side) / radius;
    const shadow =
      1 -
      smooth(0.1, 0.6, away) *
        smooth(1.05, 0.85, Math.abs(v / flat / radius + 0.35)) *
        smooth(0, 0.3, -v / flat / radius);
    const drawRing = (): void => p.mix(blend(pal.light, pal.glow, 0.5 + band), ring * 0.85 * (0.14 + 0.86 * shadow));
    if (v < 0) drawRing();
    if (d < 1) {
      const z = Math.sqrt(1 - d * d);
      const lat = v / radius + z * 0.12;
      const swirl = fbm(u * 4.2 + t * 0.03 + lat * 2, lat * 9, 4, seed + 9);
      const stripe = 0.5 + 0.5 * Math.sin(lat * 17 + swirl * 1.9 + fbm(lat * 5, 0.5, 3, seed + 19) * 4);
      const light = clamp((u * 0.82 * side - v * 0.38) / radius + z * 0.62);
      const tone = blend(blend(pal.mid, pal.light, stripe), pal.glow, clamp(swirl * 0.5 + 0.1));
      const storm = glow(u / radius - side * 0.28, (lat - 0.34) * 2.2, 0.24);
      const edge = smooth(1, 1 - 0.006 / radius, d);
      p.mix(shade(blend(tone, pal.accent, storm * 0.75), 0.02 + light ** 0.85 * 1.12), edge);
      const cast = smooth(0.04, 0, Math.abs(v / radius + 0.13)) * z;
      p.scale(1 - cast * 0.5 * edge);
    }
    p.add(pal.glow, Math.exp(-Math.abs(d - 1) * 26) * 0.14 * clamp((u * side) / radius + 0.35));
    if (v >= 0) drawRing();
  };
};

/** A rocky world close by: craters, plains and a hard terminator. */
export const moon: Scene = (seed, pal) => {
  const r = random(seed);
  const cx = WIDE * (0.3 + r() * 0.4);
  const cy = 0.95 + r() * 0.25;
  const radius = 0.78 + r() * 0.1;
  const craters = Array.from({ length: 150 }, () => {
    const a = r() * 6.283;
    const q = Math.sqrt(r()) * 0.98;
    return { x: Math.cos(a) * q, y: Math.sin(a) * q, size: 0.012 + r() ** 3.5 * 0.13 };
  });
  const side = r() > 0.5 ? 1 : -1;
  return (p, x, y) => {
    p.set(blend(pal.night, pal.deep, y * 0.35));
    stars(p, x, y, seed, 1);
    const u = (x - cx) / radius;
    const v = (y - cy) / radius;
    const d = Math.hypot(u, v);
    p.add(pal.light, Math.exp(-Math.max(0, d - 1) * 14) * 0.1);
    if (d > 1.004) return;
    const z = Math.sqrt(Math.max(0, 1 - d * d));
    const sx = u / (0.55 + z * 0.45);
    const sy = v / (0.55 + z * 0.45);
    const sea = smooth(-0.05, 0.4, fbm(sx * 1.9, sy * 1.9, 5, seed));
    let slope = fbm(sx * 16, sy * 16, 3, seed + 3) * 0.2;
    let ray = 0;
    for (const c of craters) {
      const dx = u - c.x;
      const dy = v - c.y;
      const q = Math.hypot(dx, dy) / c.size;
      if (q < 1.35) slope += ((side * dx - dy * 0.4) / c.size) * smooth(1.35, 0.85, q) * smooth(0.25, 0.8, q) * -0.95;
      if (c.size > 0.085 && q < 6) ray += smooth(6, 1, q) * ridged(Math.atan2(dy, dx) * 3, 0.5, 2, seed) ** 4 * 0.16;
    }
    const light = clamp(u * side * 0.62 - v * 0.55 + z * 0.25 + slope * 0.26 + 0.06);
    const ground = blend(blend(pal.light, pal.glow, 0.35 + ray), pal.mid, sea * 0.75);
    p.mix(shade(ground, light ** 0.9 * 1.05 + 0.008), smooth(1.003, 0.997, d));
  };
};

/** The edge of the Earth from orbit: clouds, air glow, sunrise. */
export const limb: Scene = (seed, pal) => {
  const r = random(seed);
  const tilt = (r() - 0.5) * 0.4;
  const rise = 0.35 + r() * 1.1;
  const cy = 2.15 + r() * 0.2;
  const radius = 1.62 + r() * 0.1;
  return (p, x, y, t) => {
    const u = x - WIDE / 2 + (y - 0.5) * tilt;
    const v = y + (x - WIDE / 2) * tilt - cy;
    const d = Math.hypot(u, v) - radius;
    const near = glow(x - rise, d, 0.5);
    p.set(pal.night);
    stars(p, x, y, seed, smooth(0, 0.2, d));
    p.add(pal.mid, Math.exp(-Math.max(0, d) * 22) * (0.35 + near * 0.9));
    p.add(pal.light, Math.exp(-Math.max(0, d) * 60) * (0.3 + near));
    p.add(
      pal.glow,
      glow(x - rise, d - 0.004, 0.05) * 2.2 +
        glow(x - rise, d, 0.19) * 0.55 +
        Math.exp(-Math.abs(d) * 150) * (0.25 + near * 0.8),
    );
    if (d > 0) return;
    const depth = -d;
    const persp = 1 / (0.1 + depth * 1.6);
    const gx = u * persp * 1.1 + t * 0.02;
    const gy = depth * persp * 8;
    const warp = fbm(gx * 0.8, gy * 0.8, 3, seed + 4);
    const land = smooth(0.05, 0.2, fbm(gx * 0.55 + 3, gy * 0.5, 5, seed + 8));
    const cloud = smooth(-0.05, 0.6, fbm(gx * 2.6 + warp * 1.8, gy * 2.4 + warp, 6, seed));
    const sun = clamp(0.2 + near * 0.9 + depth * 0.25);
    p.mix(
      blend(blend(pal.deep, pal.mid, 0.35 + warp * 0.3), shade(pal.accent, 0.42), land * 0.55),
      smooth(0, -0.012, d),
    );
    p.mix(blend(pal.light, pal.glow, 0.55), cloud * 0.9);
    p.scale(0.16 + sun * 0.95);
    p.add(pal.light, Math.exp(-depth * 16) * (0.25 + near * 0.75));
    p.add(pal.glow, glow(x - rise, d * 1.6, 0.32) * 0.55);
  };
};

/** A star's boiling face with arcs of plasma. */
export const star: Scene = (seed, pal) => {
  const r = random(seed);
  const cx = WIDE * (0.24 + r() * 0.52);
  const cy = 0.62 + r() * 0.6;
  const radius = 0.5 + r() * 0.2 + Math.max(0, cy - 0.8) * 0.5;
  return (p, x, y, t) => {
    const dx = x - cx;
    const dy = y - cy;
    const d = Math.hypot(dx, dy) / radius;
    const a = Math.atan2(dy, dx);
    p.set(pal.night);
    stars(p, x, y, seed, smooth(1.1, 1.9, d) * 0.8);
    const flame = fbm(a * 5 + t * 0.05, d * 2.6 - t * 0.1, 5, seed);
    const hair = ridged(a * 7 + flame * 0.6, d * 1.3, 4, seed + 3);
    p.add(pal.mid, Math.exp(-Math.max(0, d - 1) * 4.2) * (0.5 + flame * 0.55));
    p.add(pal.light, Math.exp(-Math.max(0, d - 1) * 9) * hair ** 2 * 1.3);
    for (let i = 0; i < 5; i++) {
      const loop = (i * 1.37 + seed) % 6.283;
      const at = Math.hypot((((a - loop + 9.42) % 6.283) - Math.PI) * 3.4, (d - 1) * 3.2) - 0.34 - i * 0.05;
      p.add(pal.light, Math.exp(-Math.abs(at) * 60) * smooth(0.98, 1.01, d) * 1.1);
    }
    if (d > 1) return;
    const z = Math.sqrt(1 - d * d);
    const sx = dx / radius / (0.5 + z * 0.5);
    const sy = dy / radius / (0.5 + z * 0.5);
    const wx = fbm(sx * 4 + t * 0.05, sy * 4, 3, seed + 20);
    const cell = ridged(sx * 7 + wx * 1.2, sy * 7 - wx, 4, seed + 21);
    const active = smooth(0.15, 0.6, fbm(sx * 2.2, sy * 3.2, 4, seed + 33));
    p.set(blend(shade(pal.mid, 0.75), pal.light, cell));
    p.mix(pal.glow, active * cell * 1.1 + smooth(0.82, 1, d) * 0.5);
    p.mix(shade(pal.deep, 0.8), smooth(0.25, 0.55, fbm(sx * 3 + 8, sy * 3, 5, seed + 51)) * 0.8);
    p.scale(0.75 + z * 0.5);
  };
};
