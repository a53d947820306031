import { fbm, hash, noise, random } from "../drawing/noise.ts";
import { blend, clamp, glow, shade, smooth } from "../drawing/pixel.ts";
import { type Scene, WIDE } from "../drawing/scene.ts";
import { clouds, gradient, stars } from "./sky.ts";

/** Heads in a dark hall and the projector's beam full of smoke. */
export const projector: Scene = (seed, pal) => {
  const r = random(seed);
  const side = r() > 0.5 ? 1 : -1;
  const sx = side > 0 ? WIDE * 0.9 : WIDE * 0.1;
  const rows = [0, 1, 2].map((row) =>
    Array.from({ length: 15 - row * 3 }, (_, i) => ({
      x: ((i + 0.2 + r() * 0.6) / (14 - row * 3)) * WIDE,
      s: (0.026 + row * 0.014) * (0.9 + r() * 0.25),
    })),
  );
  return (p, x, y, t) => {
    const off = (x - sx) * -side;
    const slope = (y - 0.13) / Math.max(0.02, off);
    const smoke = fbm(x * 2.6 - t * 0.06, y * 4.2 + t * 0.03, 5, seed);
    const fan = 0.5 + 0.5 * noise(slope * 42, 1.5, seed + 4) + 0.32 * noise(slope * 130, 3.5, seed + 5);
    const inside = smooth(-0.16, 0, slope) * smooth(0.66, 0.3, slope);
    p.set(blend(pal.night, pal.deep, 0.3 + glow(off - 1.3, y - 0.5, 0.8) * 0.5));
    p.add(pal.glow, inside * clamp(fan) * (0.5 + smoke * 0.7) * Math.exp(-off * 0.5) * 1.25 * (off > 0 ? 1 : 0));
    p.add(pal.light, inside * (0.16 + clamp(smoke) * 0.5) * (off > 0 ? 0.6 : 0));
    p.add(pal.glow, glow(off, y - 0.13, 0.03) * 2.6 + glow(off, y - 0.13, 0.14) * 0.5);
    const dust = hash(Math.floor(x * 260), Math.floor(y * 260), seed + 9);
    if (dust > 0.9965) p.add(pal.glow, inside * 0.5 * (off > 0 ? 1 : 0));
    rows.forEach((row, i) => {
      const line = 0.78 + i * 0.1;
      for (const head of row) {
        const dx = x - head.x;
        if (Math.abs(dx) > head.s * 2.6) continue;
        const skull = Math.hypot(dx, (y - line) * 0.86) / head.s;
        const back = Math.hypot(dx / 2.1, y - line - head.s * 2.3) / head.s / 1.12;
        const d = Math.min(skull, back);
        p.mix(shade(blend(pal.night, pal.deep, 0.35 - i * 0.15), 0.55), smooth(1.04, 0.97, d));
        p.add(
          pal.glow,
          smooth(0.8, 1, d) * smooth(1.05, 1, d) * clamp(-dx * side * -12 + (line - y) * 12 + 0.25) * (0.5 - i * 0.1),
        );
      }
    });
  };
};

/** Heavy curtains parting on a lit stage. */
export const curtain: Scene = (seed, pal) => {
  const r = random(seed);
  const gap = 0.34 + r() * 0.2;
  return (p, x, y, t) => {
    const off = x - WIDE / 2;
    const haze = fbm(x * 2 + t * 0.04, y * 2, 4, seed);
    p.set(blend(pal.night, pal.deep, 0.6 + haze * 0.4));
    for (const lamp of [-0.33, 0.33]) {
      const a = (off - lamp) / (y + 0.06) + lamp * 0.9;
      p.add(pal.glow, smooth(0.34, 0.05, Math.abs(a)) * (0.4 + haze * 0.35) * Math.exp(-y * 0.8));
    }
    const floor = y - 0.8;
    if (floor > 0) {
      const plank = (off / (0.35 + floor * 2.6)) * 13;
      p.set(blend(shade(pal.deep, 0.6), pal.mid, 0.22 + hash(Math.floor(plank), 1, seed) * 0.2));
      p.scale(1 - smooth(0.06, 0, Math.abs(plank - Math.floor(plank) - 0.02)) * 0.6);
      p.add(pal.glow, glow(off, floor * 2.4 - 0.16, 0.5) * 0.85);
    }
    const swag = 0.1 + Math.abs(Math.sin(off * 5.3)) * 0.07;
    const open =
      gap + smooth(0, 0.75, y) * 0.05 - smooth(0.35, 0.75, y) * smooth(1, 0.75, y) * 0.1 + noise(y * 2, 3, seed) * 0.02;
    const cloth = Math.abs(off) - open;
    if (cloth > -0.004) {
      const u = cloth * 74 * (1 - y * 0.22) + Math.sin(y * 3.2) * 0.7 + noise(y * 1.5, Math.sign(off) * 4, seed) * 2;
      const fold = 0.5 + 0.5 * Math.sin(u + Math.sin(u * 0.5) * 1.1);
      p.set(blend(shade(pal.deep, 0.42), pal.mid, fold ** 1.7));
      p.add(pal.light, fold ** 7 * 0.6 * smooth(0.5, 0, cloth));
      p.scale(0.42 + smooth(0.55, 0, cloth) * 0.75 - smooth(0.6, 1, y) * 0.14);
      p.add(pal.accent, smooth(0.012, 0.002, cloth) * 0.45);
    }
    if (y < swag + 0.02) {
      const fold = 0.5 + 0.5 * Math.sin(off * 60 + Math.sin(off * 5.3 + 1.57) * 9 - y * 30);
      p.mix(shade(blend(pal.deep, pal.mid, fold ** 2), 0.75), smooth(swag + 0.002, swag - 0.002, y));
      p.mix(pal.accent, smooth(0.007, 0.003, Math.abs(y - swag)) * 0.8);
    }
    p.add(pal.glow, Math.exp(-Math.max(0, -floor) * 60) * glow(off, 0, 0.5) * 0.12);
  };
};

/** A city of lit windows, wet streets and searchlights. */
export const noir: Scene = (seed, pal) => {
  const r = random(seed);
  const mx = WIDE * (0.25 + r() * 0.5);
  const beams = [0, 1].map(() => ({ x: r() * WIDE, a: (r() - 0.5) * 1.3 }));
  const street = 0.86;
  return (p, x, yy, t) => {
    const wet = yy > street;
    const y = wet ? street - (yy - street) * 1.7 : yy;
    const u = wet ? x + noise(x * 8, yy * 90, seed) * 0.014 : x;
    p.set(gradient(pal.night, pal.deep, pal.mid, y, 0.95));
    p.mix(pal.mid, clouds(u, y, seed, t) * 0.5);
    const d = Math.hypot(u - mx, y - 0.24);
    p.add(pal.glow, glow(u - mx, y - 0.24, 0.5) * 0.3);
    p.mix(shade(pal.glow, 0.92 + fbm(u * 14, y * 14, 3, seed) * 0.22), smooth(0.126, 0.123, d) * 0.95);
    p.mix(pal.deep, clouds(u * 1.4, y * 1.2, seed + 8, t) * smooth(0.2, 0.1, d) * 0.6);
    for (const beam of beams) {
      const off = u - beam.x - (0.9 - y) * beam.a;
      p.add(pal.light, smooth(0.015 + (0.9 - y) * 0.07, 0, Math.abs(off)) * 0.28 * smooth(-0.2, 0.7, y));
    }
    for (let i = 0; i < 4; i++) {
      const k = i / 3;
      const lots = 19 - i * 3.6;
      const lot = Math.floor(u * lots + i * 0.37);
      const f = u * lots + i * 0.37 - lot;
      const tall = 0.62 - k * 0.02 - hash(lot, i, seed) ** 1.6 * (0.42 - k * 0.12) + k * 0.07;
      const step = hash(lot, i + 9, seed) > 0.5 ? smooth(0.34, 0.3, Math.abs(f - 0.5)) * 0.045 : 0;
      const spire = hash(lot, i + 19, seed) > 0.72 ? smooth(0.035, 0.02, Math.abs(f - 0.5)) * 0.11 : 0;
      const below = y - (tall - step - spire);
      if (below < 0) continue;
      p.mix(shade(blend(pal.mid, pal.night, 0.35 + k * 0.6), 0.8), smooth(0, 0.003, below));
      const wx = u * (150 - i * 22);
      const wy = y * (110 - i * 16);
      const on = hash(Math.floor(wx), Math.floor(wy) + lot * 31, seed + i);
      const pane =
        smooth(0.12, 0.2, wx - Math.floor(wx)) *
        smooth(0.88, 0.8, wx - Math.floor(wx)) *
        smooth(0.2, 0.3, wy - Math.floor(wy)) *
        smooth(0.9, 0.8, wy - Math.floor(wy));
      if (on > 0.7 && f > 0.06 && f < 0.94 && below > 0.025)
        p.add(on > 0.9 ? pal.accent : pal.glow, pane * (0.22 + k * 0.5) * on);
      p.add(pal.light, smooth(0.1, 0, y - 0.62) * 0.02 * (1 - k));
    }
    p.mix(pal.mid, smooth(0.25, 0, street - y) * 0.35 * clamp(0.5 + fbm(u * 2 + t * 0.05, y * 5, 4, seed + 33)));
    if (wet) {
      p.scale(0.62);
      p.add(pal.glow, clamp(noise(x * 6, yy * 70, seed + 3)) * 0.14);
    }
    const rain = noise((x + yy * 0.16) * 220, yy * 7 - t * 9, seed + 50);
    p.add(pal.light, smooth(0.42, 0.7, rain) * 0.22);
  };
};

/** The old title card: an iris opening on a big paper moon over a painted sea of cloud. */
export const iris: Scene = (seed, pal) => {
  const r = random(seed);
  const mx = WIDE * (0.4 + r() * 0.2);
  return (p, x, y, t) => {
    const off = Math.hypot((x - WIDE / 2) * 0.78, y - 0.5);
    p.set(blend(pal.deep, pal.mid, 0.15 + y * 0.6));
    const sky = Math.atan2(y - 0.42, x - mx);
    p.add(pal.light, (0.5 + 0.5 * Math.sin(sky * 26)) * 0.1 * glow(x - mx, y - 0.42, 0.8));
    stars(p, x, y, seed, 1.2);
    const d = Math.hypot(x - mx, y - 0.42) / 0.235;
    p.add(pal.glow, Math.exp(-Math.max(0, d - 1) * 3.4) * 0.36);
    if (d < 1.01) {
      const z = Math.sqrt(Math.max(0, 1 - d * d));
      const face = fbm((x - mx) * 9, (y - 0.42) * 9, 4, seed);
      let pit = 0;
      for (let i = 0; i < 18; i++) {
        const a = hash(i, 1, seed) * 6.28;
        const q = Math.sqrt(hash(i, 2, seed)) * 0.2;
        const size = 0.012 + hash(i, 3, seed) ** 2 * 0.036;
        pit += smooth(size, size * 0.7, Math.hypot(x - mx - Math.cos(a) * q, y - 0.42 - Math.sin(a) * q));
      }
      p.mix(
        shade(blend(pal.glow, pal.light, clamp(0.3 + face) + Math.min(1, pit) * 0.5), 0.55 + z * 0.5),
        smooth(1.005, 0.995, d),
      );
    }
    for (let i = 0; i < 5; i++) {
      const k = i / 4;
      const u = x * 3.2 + i * 1.9 + Math.sin(t * 0.2 + i) * 0.1 * (1 + k);
      const crest = 0.6 + k * 0.27 - Math.abs(Math.sin(u * 1.45)) ** 0.7 * 0.075 - noise(u, i, seed) * 0.05;
      const below = y - crest;
      p.mix(
        shade(blend(pal.light, pal.night, k * 0.72 + smooth(0, 0.22, below) * 0.35), 0.95),
        smooth(-0.002, 0.002, below),
      );
      p.add(pal.glow, smooth(0.014, 0, Math.abs(below)) * 0.32 * (1 - k * 0.5));
    }
    const scratch = noise(x * 190, Math.floor(t * 12) + seed, seed + 7);
    p.add(pal.glow, smooth(0.55, 0.68, scratch) * 0.18);
    p.scale(smooth(0.62, 0.47, off + noise(Math.atan2(y - 0.5, x - WIDE / 2) * 4, 2, seed) * 0.012) * 0.98 + 0.02);
  };
};

/** Rails running to a vanishing point under a plume of steam. */
export const rails: Scene = (seed, pal) => {
  const r = random(seed);
  const vx = WIDE * (0.36 + r() * 0.28);
  const hy = 0.5;
  return (p, x, y, t) => {
    p.set(gradient(pal.deep, pal.mid, pal.light, y, hy));
    p.mix(pal.glow, clouds(x, y * 1.5, seed, t) * 0.45);
    p.add(pal.glow, glow(x - vx, y - hy, 0.34) * 0.6);
    for (let i = 0; i < 2; i++) {
      const crest = hy - 0.03 + i * 0.03 - fbm(x * (1.5 + i), i * 3, 5, seed + i) * 0.11 - 0.04;
      p.mix(blend(pal.mid, pal.deep, 0.4 + i * 0.5), smooth(-0.002, 0.003, y - crest));
    }
    const down = y - hy;
    if (down > 0) {
      const z = 0.16 / (down + 0.004);
      const u = (x - vx) * z;
      const grit = fbm(u * 26, z * 9, 4, seed + 4);
      p.set(blend(shade(pal.deep, 0.75), pal.mid, 0.35 + grit * 0.5));
      p.mix(blend(pal.light, pal.glow, 0.4), smooth(0.22, 0, down) * 0.6);
      const bed = smooth(0.36, 0.29, Math.abs(u));
      p.mix(shade(blend(pal.deep, pal.mid, 0.5 + grit * 0.4), 0.72), bed * 0.8);
      const tie =
        smooth(0.3, 0.38, z * 7 - Math.floor(z * 7)) *
        smooth(0.8, 0.72, z * 7 - Math.floor(z * 7)) *
        smooth(0.25, 0.24, Math.abs(u));
      p.mix(shade(pal.night, 0.9), tie * 0.85 * smooth(0.01, 0.1, down));
      const rail = smooth(0.017, 0.012, Math.abs(Math.abs(u) - 0.165));
      p.mix(blend(pal.glow, pal.light, 0.3), rail * 0.95);
    }
    const body = Math.max(Math.abs(x - vx) / 0.052, Math.abs(y - hy + 0.03) / 0.062);
    const boiler = Math.hypot(x - vx, y - hy + 0.045) / 0.05;
    const stack = Math.max(Math.abs(x - vx) / 0.011, Math.abs(y - hy + 0.115) / 0.032);
    p.mix(
      shade(pal.night, 0.5),
      Math.max(smooth(1.02, 0.98, body), smooth(1.02, 0.96, boiler), smooth(1.05, 0.95, stack)),
    );
    p.add(pal.glow, glow(x - vx, y - hy + 0.045, 0.016) * 2.2 + glow(x - vx, y - hy + 0.045, 0.11) * 0.55);
    const up = hy - 0.14 - y;
    const drift = vx + Math.max(0, up) * 1.15 + fbm(y * 5, t * 0.2, 4, seed + 9) * 0.09 * (1 + up * 3);
    const puff = fbm(x * 5.5 - t * 0.1, y * 5.5 + t * 0.25, 5, seed + 12);
    const plume =
      smooth(0.035 + Math.max(0, up) * 0.55, 0, Math.abs(x - drift) - puff * 0.07) * smooth(-0.02, 0.02, up);
    p.mix(blend(pal.deep, pal.glow, clamp(0.55 + puff * 0.9)), plume * 0.93);
  };
};
