import { Field } from "../drawing/field.ts";
import { fbm, hash, noise, random, ridged } from "../drawing/noise.ts";
import { blend, clamp, glow, shade, smooth } from "../drawing/pixel.ts";
import { type Scene, WIDE } from "../drawing/scene.ts";
import { clouds, gradient, stars, sun } from "./sky.ts";

/** Islands adrift above a sea of cloud. */
export const isles: Scene = (seed, pal) => {
  const r = random(seed);
  const sx = WIDE * (0.2 + r() * 0.6);
  const isles = Array.from({ length: 7 }, (_, i) => ({
    x: ((i + 0.2 + r() * 0.7) / 7) * WIDE,
    y: 0.2 + r() * 0.4,
    s: 0.05 + r() * 0.06,
    k: r(),
  }));
  isles.push({ x: WIDE * (sx > 0.9 ? 0.3 : 0.68), y: 0.52, s: 0.21, k: 1 });
  isles.sort((a, b) => a.s - b.s);
  return (p, x, y, t) => {
    p.set(gradient(pal.deep, pal.mid, blend(pal.light, pal.glow, 0.5), y, 0.8));
    stars(p, x, y, seed, smooth(0.4, 0, y) * 0.8);
    p.mix(blend(pal.light, pal.glow, 0.5), clouds(x, y, seed, t) * 0.5);
    sun(p, x - sx, y - 0.4, 0.055, pal, 1);
    for (const isle of isles) {
      const near = smooth(0.04, 0.2, isle.s);
      const dx = (x - isle.x) / isle.s;
      if (Math.abs(dx) > 1.25) continue;
      const base = isle.y + Math.sin(t * 0.4 + isle.x * 9) * 0.006;
      const top = base - (fbm(dx * 1.6 + isle.x * 9, 1, 4, seed) * 0.2 + 0.1) * isle.s * (1 - dx * dx * 0.8);
      const root =
        base +
        isle.s *
          (Math.max(0, 1 - Math.abs(dx)) ** 0.8 * (0.85 + ridged(dx * 2.2, isle.x * 5, 4, seed + 3) * 0.75) - 0.03);
      const rock = ridged(dx * 3 + isle.x, (y - base) * 9, 4, seed + 7);
      const solid =
        smooth(top - 0.002, top + 0.002, y) * smooth(root + 0.002, root - 0.002, y) * smooth(1.02, 0.98, Math.abs(dx));
      const lit = clamp(0.5 + dx * (sx > isle.x ? 0.6 : -0.6) + (rock - 0.5) * 0.8);
      p.mix(
        blend(blend(pal.night, pal.deep, lit), blend(pal.mid, pal.light, 0.5), (1 - near) * 0.55 + lit * 0.25),
        solid,
      );
      p.mix(blend(pal.accent, pal.glow, lit * 0.5), solid * smooth(0.12, 0.04, (y - top) / isle.s) * 0.85);
      for (let i = 0; i < 5; i++) {
        const tx = (hash(i, Math.floor(isle.k * 99), seed) - 0.5) * 1.2;
        const h = isle.s * (0.2 + hash(i, 5, seed) * 0.18);
        const foot = base - 0.12 * isle.s * (1 - tx * tx);
        const up = (foot - y) / h;
        if (up < 0 || up > 1) continue;
        p.mix(
          blend(shade(pal.night, 0.8), pal.mid, (1 - near) * 0.5),
          smooth(0.24, 0.2, (Math.abs(dx - tx) * isle.s) / h / (1.12 - up)),
        );
      }
    }
    for (let i = 0; i < 4; i++) {
      const k = i / 3;
      const bank = 0.7 + k * 0.13 - fbm(x * (2.2 - k) + i * 6 + t * 0.02 * (1 + k), i, 4, seed + 60 + i) * 0.11;
      const puff = fbm(x * 4 + i, y * 6, 4, seed + 70 + i);
      p.mix(
        blend(blend(pal.light, pal.glow, 0.75 - k * 0.45), pal.mid, k * 0.45 - puff * 0.3),
        smooth(-0.02, 0.1, y - bank + puff * 0.05) * 0.92,
      );
    }
  };
};

/** Petals within petals, folded round one point. */
export const mandala: Scene = (seed, pal) => {
  const r = random(seed);
  const fold = [10, 12, 16][Math.floor(r() * 3)] ?? 12;
  const twist = r();
  return (p, x, y, t) => {
    const dx = x - WIDE / 2;
    const dy = y - 0.52;
    const d = Math.hypot(dx, dy);
    const a = Math.atan2(dy, dx);
    p.set(blend(shade(pal.mid, 0.6), pal.night, smooth(0.1, 1, d)));
    for (let ring = 9; ring >= 0; ring--) {
      const size = 0.085 + ring * 0.092;
      const count = fold + (ring % 3) * 2;
      const turn = a + (ring % 2) * (Math.PI / count) + twist + t * 0.02 * (ring % 2 ? 1 : -1);
      const sector = Math.abs((((turn / (2 * Math.PI)) * count + 100) % 1) - 0.5) * 2;
      const petal = size * (0.72 + 0.28 * Math.cos(sector * Math.PI * 0.5) ** (ring % 2 ? 0.6 : 1.6));
      const inside = smooth(petal + 0.003, petal - 0.003, d);
      const hue = [pal.mid, pal.accent, pal.light, pal.deep, pal.glow][(ring + seed) % 5] ?? pal.mid;
      p.scale(1 - smooth(0.05, 0, Math.abs(d - petal - 0.012)) * 0.35 * (1 - inside));
      p.mix(shade(hue, 0.55 + 0.55 * smooth(size * 0.45, petal, d) - sector * 0.16), inside);
      p.mix(pal.glow, smooth(0.005, 0.001, Math.abs(d - petal)) * 0.9);
      p.mix(shade(hue, 0.45), smooth(0.3, 0.26, Math.hypot(sector * 0.8, (d - size * 0.78) * 11)) * inside * 0.9);
      p.mix(pal.glow, smooth(0.14, 0.1, Math.hypot(sector * 0.8, (d - size * 0.78) * 11)) * inside);
    }
    p.add(pal.glow, glow(dx, dy, 0.09) * 0.75);
    p.scale(1.05 - smooth(0.4, 1, d) * 0.6 + fbm(x * 60, y * 60, 2, seed) * 0.06);
  };
};

/** Paper lanterns rising over water. */
export const lanterns: Scene = (seed, pal) => {
  const r = random(seed);
  const shore = 0.78;
  const all = Array.from({ length: 70 }, () => {
    const z = r() ** 1.7;
    return { x: r() * WIDE * 1.1 - 0.05, y: 0.06 + r() * 0.62, s: 0.006 + z * 0.034, sway: r() * 6.28 };
  }).sort((a, b) => a.s - b.s);
  return (p, x, yy, t) => {
    const wet = yy > shore;
    const y = wet ? shore - (yy - shore) * 1.9 : yy;
    const u = wet ? x + noise(x * 10, yy * 80, seed) * 0.02 : x;
    p.set(gradient(pal.night, pal.deep, pal.mid, y, 1.05));
    stars(p, u, y, seed, 0.7);
    const crest = shore - 0.06 - (ridged(u * 1.5, 0.7, 5, seed) - 0.5) * 0.18;
    p.mix(shade(blend(pal.night, pal.deep, 0.4), 0.8), smooth(-0.002, 0.004, y - crest));
    for (const lamp of all) {
      const lx = lamp.x + Math.sin(t * 0.3 + lamp.sway) * 0.01;
      const ly = lamp.y - t * lamp.s * 0.1;
      const dx = u - lx;
      const dy = y - ly;
      if (Math.abs(dx) > lamp.s * 5 || Math.abs(dy) > lamp.s * 5) continue;
      p.add(pal.light, glow(dx, dy, lamp.s * 2.9) * 0.3);
      const body = Math.max(Math.abs(dx) / (0.74 + (dy / lamp.s) * -0.17), Math.abs(dy) * 0.82) / lamp.s;
      const paper = smooth(1.03, 0.95, body + ((dx * dx + dy * dy) / lamp.s / lamp.s) * 0.1);
      p.mix(blend(pal.light, pal.glow, clamp(0.25 + (dy / lamp.s) * 0.65)), paper);
      p.mix(pal.accent, paper * smooth(0.2, 0.75, Math.abs(dx) / lamp.s) * 0.3);
    }
    if (wet) {
      p.scale(0.62 + clamp(noise(x * 9, yy * 90, seed + 4)) * 0.3);
      p.add(pal.mid, 0.03);
    }
  };
};

/** A rocket on its column of fire. */
export const launch: Scene = (seed, pal) => {
  const r = random(seed);
  const cx = WIDE * (0.38 + r() * 0.24);
  const tip = 0.16 + r() * 0.06;
  return (p, x, y, t) => {
    const dx = x - cx;
    p.set(gradient(pal.night, pal.deep, pal.mid, y, 1));
    stars(p, x, y, seed, smooth(0.7, 0.1, y));
    const foot = tip + 0.25;
    const fall = y - foot;
    p.add(pal.light, glow(dx * 0.8, y - foot - 0.16, 0.52) * 0.6);
    const churn = fbm(x * 4.5, y * 4.5 - t * 0.9, 5, seed);
    const spread = 0.02 + Math.max(0, fall) ** 2.6 * 2.4;
    const column = smooth(spread * 1.6 + 0.03, 0, Math.abs(dx) - churn * spread) * smooth(-0.01, 0.08, fall);
    p.mix(
      blend(blend(pal.deep, pal.light, clamp(0.5 + churn)), pal.glow, glow(dx * 1.6, fall - 0.1, 0.36)),
      column * 0.95,
    );
    const bank = smooth(0.02, 0.2, y - 0.8 + Math.abs(dx) * 0.12 - fbm(x * 2.6, y * 3 - t * 0.1, 5, seed + 7) * 0.2);
    p.mix(blend(blend(pal.deep, pal.light, clamp(0.45 + churn * 0.9)), pal.glow, glow(dx, y - 0.85, 0.4) * 0.8), bank);
    const flame = 0.016 * (1 + fall * 1.2) * smooth(0.34, 0, fall) + 1e-5;
    p.add(pal.glow, smooth(flame * 1.5, 0, Math.abs(dx)) * smooth(-0.005, 0.01, fall) * 2);
    const up = (foot - y) / 0.25;
    const nose = up > 0.74 ? 0.0165 * Math.sqrt(clamp((1 - up) / 0.26)) : 0.0165;
    const body = smooth(nose + 0.001, nose - 0.001, Math.abs(dx)) * (up > 0 && up < 1 ? 1 : 0);
    p.mix(shade(blend(pal.light, [1, 1, 1], 0.7), 0.42 + clamp(0.5 - dx * 30) * 0.6), body);
    for (const side of [-1, 1]) {
      const b = Math.abs(dx - side * 0.026);
      const cap = up > 0.42 ? 0.0085 * Math.sqrt(clamp((0.52 - up) / 0.1)) : 0.0085;
      p.mix(
        shade(blend(pal.light, [1, 1, 1], 0.6), 0.4 + clamp(0.5 - (dx - side * 0.026) * 60) * 0.55),
        smooth(cap + 0.001, cap - 0.001, b) * (up > -0.02 && up < 0.52 ? 1 : 0),
      );
    }
    if (body > 0.5 && Math.abs(up - 0.62) < 0.012) p.mix(pal.accent, 0.9);
    p.add(pal.glow, glow(dx, fall - 0.02, 0.09) * 0.85);
  };
};

/** Ribbons of ink blown across paper. */
export const ribbons: Scene = (seed, pal) => {
  const r = random(seed);
  const silk = new Field();
  for (let b = 0; b < 7; b++) {
    const y0 = 0.2 + r() * 0.6;
    const [a1, a2, f1, f2] = [0.1 + r() * 0.16, 0.03 + r() * 0.07, 1.4 + r() * 2, 3 + r() * 3];
    const ph = r() * 6.28;
    for (let i = 0; i < 90; i++) {
      const s = i / 90;
      let px = -0.05;
      let py = 0;
      for (let k = 0; k <= 90; k++) {
        const x = -0.05 + (k / 90) * (WIDE + 0.1);
        const y =
          y0 +
          Math.sin(x * f1 + ph + s * 0.9) * a1 +
          Math.sin(x * f2 + ph * 2 - s * 2.2) * a2 * (0.3 + s) +
          s * 0.07 * Math.sin(x * 1.9 + ph);
        if (k > 0) silk.line(px, py, x, y, 0.085);
        [px, py] = [x, y];
      }
    }
  }
  const soft = silk.blurred(0.03);
  return (p, x, y) => {
    p.set(blend(pal.night, pal.deep, 0.25 + soft.at(x, y) * 0.4));
    const k = silk.at(x, y);
    const hue = smooth(0.1, 1.7, x + noise(x * 1.5, y * 2, seed) * 0.8);
    p.add(blend(pal.mid, pal.accent, hue), soft.at(x, y) * 0.75 + clamp(k) * 0.5);
    p.add(blend(pal.light, pal.accent, hue * 0.4), clamp(k * 0.7 - 0.1) * 0.6);
    p.add(pal.glow, clamp(k * 0.42 - 0.3) * 0.75);
  };
};
