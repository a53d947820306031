import { Field } from "../drawing/field.ts";
import { fbm, noise, random } from "../drawing/noise.ts";
import { blend, clamp, glow, shade, smooth } from "../drawing/pixel.ts";
import { type Scene, WIDE } from "../drawing/scene.ts";
import { gradient, stars } from "./sky.ts";

/** A spiral galaxy, tipped towards us. */
export const galaxy: Scene = (seed, pal) => {
  const r = random(seed);
  const cx = WIDE * (0.42 + r() * 0.16);
  const turn = r() * 3.1;
  const squash = 0.34 + r() * 0.34;
  const arms = r() > 0.4 ? 2 : 3;
  const spin = r() > 0.5 ? 1 : -1;
  return (p, x, y, t) => {
    p.set(shade(pal.night, 0.9));
    stars(p, x, y, seed, 0.8);
    const u = (x - cx) * Math.cos(turn) + (y - 0.5) * Math.sin(turn);
    const v = (-(x - cx) * Math.sin(turn) + (y - 0.5) * Math.cos(turn)) / squash;
    const d = Math.hypot(u, v) + 1e-4;
    const a = Math.atan2(v, u) * spin + Math.log(d) * 3.1 + t * 0.03;
    const wobble = fbm(u * 4, v * 4, 5, seed);
    const wave = 0.5 + 0.5 * Math.cos(a * arms + wobble * 1.6);
    const reach = Math.exp(-d * 3.3);
    const arm = wave ** 2.2 * reach;
    p.add(pal.mid, arm * 1.9 * (0.75 + wobble * 0.5) + reach * 0.16);
    p.add(pal.light, arm * clamp(fbm(u * 11, v * 11, 4, seed + 5) + 0.3) * 2.1);
    p.add(pal.accent, smooth(0.45, 0.75, noise(u * 17, v * 17, seed + 8) + arm * 0.5) * arm * 2.2);
    p.scale(
      1 -
        smooth(0.05, 0.4, fbm(u * 7 + 3, v * 7, 5, seed + 12)) *
          (0.5 + 0.5 * Math.cos(a * arms + 1.1 + wobble)) *
          smooth(0.9, 0.1, d) *
          0.75,
    );
    p.add(pal.glow, Math.exp(-d * 13) * 1.35 + Math.exp(-d * 5) * 0.28);
    stars(p, x, y, seed + 77, arm * 1.8 + 0.25);
  };
};

/** Light bent round a black hole: the disk is seen in front, above and below at once. */
export const blackhole: Scene = (seed, pal) => {
  const r = random(seed);
  const cx = WIDE * (0.4 + r() * 0.2);
  const tilt = (r() - 0.5) * 0.5;
  return (p, x, y, t) => {
    const u = (x - cx) * Math.cos(tilt) + (y - 0.5) * Math.sin(tilt);
    const v = -(x - cx) * Math.sin(tilt) + (y - 0.5) * Math.cos(tilt);
    const d = Math.hypot(u, v);
    const bend = 1 - 0.022 / (d * d + 0.01);
    p.set(pal.night);
    p.add(pal.deep, clamp(fbm(u * bend * 1.6, v * bend * 1.6, 5, seed) + 0.2) * 0.5);
    stars(p, cx + u * bend, 0.5 + v * bend, seed, smooth(0.17, 0.3, d));
    const disk = (q: number, angle: number, power: number): void => {
      const streak = fbm(q * 26, Math.cos(angle) * 1.4 + Math.sin(angle) * 1.4 + t * 0.2, 4, seed + 4);
      const fall = smooth(0.2, 0.245, q) * Math.exp(-(q - 0.22) * 4.6);
      const doppler = 1 - clamp(u * 1.7, -0.65, 0.65);
      const k = fall * (0.75 + streak * 0.85) * doppler * power;
      p.add(pal.mid, k * 0.9);
      p.add(pal.light, k * k * 0.85);
      p.add(pal.glow, k * k * k * 0.5);
    };
    disk(d * 1.2 + Math.abs(v) * 0.12, Math.atan2(v, u), v < 0 ? 0.85 : 0.4);
    p.scale(smooth(0.152, 0.162, d));
    p.add(pal.glow, Math.exp(-Math.abs(d - 0.166) * 190) * 1.1);
    const flat = Math.hypot(u, v / 0.115);
    if (v > -0.012) disk(flat, Math.atan2(v / 0.115, u), 1.35 * smooth(-0.012, 0.006, v));
    p.add(pal.light, glow(u + 0.1, v * 2.5, 0.55) * 0.14);
  };
};

/** Domes on a mountain under wheeling stars, one with its laser on. */
export const observatory: Scene = (seed, pal) => {
  const r = random(seed);
  const px = WIDE * (0.25 + r() * 0.5);
  const py = 0.18 + r() * 0.2;
  const trails = r() > 0.35;
  const domes = Array.from({ length: 4 }, (_, i) => ({
    x: WIDE * (0.12 + i * 0.235 + r() * 0.06),
    r: 0.048 + r() * 0.042,
  }));
  const beam = domes[1 + Math.floor(r() * 2)] ?? { x: 1, r: 0.06 };
  const lean = (r() - 0.5) * 0.7;
  const ground = (x: number): number => 0.83 + fbm(x * 1.3, 0.2, 4, seed) * 0.06;
  return (p, x, y) => {
    p.set(gradient(pal.night, pal.deep, blend(pal.mid, pal.light, 0.25), y, 0.92));
    const milky = glow((x - WIDE * 0.55) * 0.75 - (y - 0.3) * 0.55, 0, 0.22);
    p.add(pal.mid, milky * clamp(fbm(x * 3, y * 3, 5, seed + 2) + 0.55) * 0.65);
    p.add(pal.glow, milky * clamp(fbm(x * 6, y * 6, 4, seed + 9)) ** 2 * 0.5);
    if (trails) {
      const d = Math.hypot(x - px, y - py);
      const ring = Math.floor(d * 150);
      const a = Math.atan2(y - py, x - px) / 6.2832 + 0.5;
      const phase = noise(ring * 7.7, 0.5, seed + 3) * 3 + 3;
      const on =
        ((a * 3 + phase) % 1) * smooth(0, 0.12, (a * 3 + phase) % 1) * (noise(ring * 3.3, 4.5, seed) > 0.02 ? 1 : 0);
      p.add(ring % 3 === 0 ? pal.accent : pal.glow, on * smooth(0.5, 0.15, Math.abs(d * 150 - ring - 0.5)) * 0.5);
    } else stars(p, x, y, seed, 1.4);
    stars(p, x, y, seed + 8, 0.5);
    const bx = beam.x + (0.8 - y) * lean;
    p.add(
      pal.accent,
      (Math.exp(-Math.abs(x - bx) * 320) * 1.2 + Math.exp(-Math.abs(x - bx) * 40) * 0.16) * smooth(0.8, 0.7, y),
    );
    let solid = smooth(0, 0.004, y - ground(x));
    let rim = 0;
    for (const dome of domes) {
      const top = ground(dome.x) - dome.r * 0.75;
      const q = Math.hypot(x - dome.x, y - top);
      const wall = Math.abs(x - dome.x) < dome.r * 0.93 && y > top ? 1 : 0;
      const cap = smooth(dome.r + 0.0015, dome.r - 0.0015, q) * (y < top + 0.004 ? 1 : 0);
      const slit = Math.abs(x - dome.x - lean * 0.03) < dome.r * 0.13 && y < top ? 0.75 : 0;
      solid = Math.max(solid, wall, cap * (1 - slit * 0.4));
      rim = Math.max(rim, cap * smooth(dome.r * 0.75, dome.r, q) * clamp((x - dome.x) / dome.r + 0.3));
    }
    p.mix(shade(pal.night, 0.55), solid);
    p.add(pal.light, rim * 0.5);
  };
};

/** A swarm of glowing threads: the currents of an ocean or the air, seen from far above. */
export const currents: Scene = (seed, pal) => {
  const r = random(seed);
  const threads = new Field();
  const bright = new Field();
  const angle = (x: number, y: number): number =>
    fbm(x * 1.5, y * 1.5, 3, seed) * 5.2 + fbm(x * 4, y * 4, 2, seed + 4) * 1.4;
  for (let i = 0; i < 5200; i++) {
    let x = r() * 2 - 0.1;
    let y = r() * 1.2 - 0.1;
    const steps = 40 + r() * 130;
    const target = r() > 0.86 ? bright : threads;
    for (let k = 0; k < steps; k++) {
      const a = angle(x, y);
      x += Math.cos(a) * 0.0024;
      y += Math.sin(a) * 0.0024;
      target.add(x, y, Math.sin((k / steps) * Math.PI) * 0.5);
    }
  }
  const haze = threads.blurred(0.012);
  return (p, x, y) => {
    const land = smooth(0.2, 0.225, fbm(x * 0.8 + 4, y * 0.9, 7, seed + 60));
    p.set(blend(pal.night, pal.deep, 0.55 + fbm(x * 1.5, y * 1.5, 3, seed) * 0.5));
    const k = threads.at(x, y);
    p.add(pal.mid, haze.at(x, y) * 0.42);
    p.add(pal.light, clamp(k * 0.32) * 0.85);
    p.add(pal.glow, clamp(bright.at(x, y) * 0.5));
    p.add(pal.accent, clamp(haze.at(x, y) - 0.55) * 0.35);
    p.mix(shade(pal.night, 0.75), land * 0.94);
    p.add(pal.mid, land * clamp(fbm(x * 14, y * 14, 4, seed + 3)) * 0.09);
  };
};
