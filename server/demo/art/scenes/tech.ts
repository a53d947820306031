import { Field } from "../drawing/field.ts";
import { fbm, hash, noise, random } from "../drawing/noise.ts";
import { blend, clamp, glow, shade, smooth } from "../drawing/pixel.ts";
import { type Scene, WIDE } from "../drawing/scene.ts";
import { stars } from "./sky.ts";

const headings = [
  [1, 0],
  [Math.SQRT1_2, Math.SQRT1_2],
  [0, 1],
  [-Math.SQRT1_2, Math.SQRT1_2],
  [-1, 0],
  [-Math.SQRT1_2, -Math.SQRT1_2],
  [0, -1],
  [Math.SQRT1_2, -Math.SQRT1_2],
] as const;

/** Traces running away from a chip, pulses on their way along them. */
export const circuit: Scene = (seed, pal) => {
  const r = random(seed);
  const traces = new Field();
  const pulses = new Field();
  const pads = new Field();
  const cx = WIDE * (0.38 + r() * 0.24);
  const half = 0.125;
  for (let side = 0; side < 4; side++) {
    for (let i = 0; i < 15; i++) {
      const along = ((i + 0.5) / 15 - 0.5) * half * 1.9;
      let heading = side * 2;
      const [hx, hy] = headings[heading] ?? headings[0];
      let x = cx + hx * half - hy * along;
      let y = 0.5 + hy * half + hx * along;
      const wide = r() > 0.8;
      for (let k = 0; k < 7; k++) {
        const [dx, dy] = headings[(heading + 8) % 8] ?? headings[0];
        const length = 0.04 + (k === 0 ? Math.abs(along) * 0.9 : r() * 0.2);
        for (const o of wide ? [-0.0016, 0, 0.0016] : [-0.0006, 0.0006])
          traces.line(x - dy * o, y + dx * o, x + dx * length - dy * o, y + dy * length + dx * o, 0.55);
        if (r() > 0.76)
          pulses.line(
            x + dx * length * 0.3,
            y + dy * length * 0.3,
            x + dx * length * 0.75,
            y + dy * length * 0.75,
            1.3,
          );
        x += dx * length;
        y += dy * length;
        if (x < -0.05 || x > WIDE + 0.05 || y < -0.05 || y > 1.05) break;
        if (k > 1 && r() > 0.72) break;
        heading = side * 2 + (k % 2 === 0 ? (along > 0 ? 1 : -1) * (r() > 0.3 ? 1 : 0) : 0);
      }
      pads.dab(x, y, 0.008, 1.1);
    }
  }
  const haze = pulses.blurred(0.02);
  const soft = traces.blurred(0.006);
  return (p, x, y) => {
    const d = Math.max(Math.abs(x - cx), Math.abs(y - 0.5));
    p.set(blend(shade(pal.deep, 0.85), pal.night, smooth(0.1, 1.1, Math.hypot(x - cx, y - 0.5))));
    p.scale(1 + fbm(x * 120, y * 120, 2, seed) * 0.12);
    p.mix(shade(pal.night, 0.5), clamp(soft.at(x + 0.003, y + 0.004) * 0.6));
    p.mix(blend(pal.mid, pal.light, 0.35), clamp(traces.at(x, y)) * 0.85);
    p.mix(pal.light, clamp(pads.at(x, y)) * 0.9);
    p.mix(pal.night, smooth(0.5, 0.7, pads.at(x, y)) * 0.75);
    p.add(pal.accent, haze.at(x, y) * 2.6 + clamp(pulses.at(x, y)) * 0.9);
    p.add(pal.glow, clamp(pulses.at(x, y)) * 0.5);
    if (d < half) {
      p.set(
        blend(shade(pal.night, 0.9), pal.deep, 0.35 + (0.5 - y + half) * 0.7 + fbm(x * 60, y * 60, 2, seed) * 0.06),
      );
      const die = Math.max(Math.abs(x - cx), Math.abs(y - 0.5)) / half;
      const grid = hash(Math.floor((x - cx) * 130), Math.floor(y * 130), seed + 3);
      if (die < 0.62) p.set(blend(shade(pal.mid, 0.45 + grid * 0.55), pal.accent, grid > 0.86 ? 0.75 : 0));
      p.add(pal.glow, smooth(0.03, 0, Math.abs(die - 0.64)) * 0.6 + smooth(0.02, 0, Math.abs(die - 0.985)) * 0.25);
      p.add(pal.glow, glow(x - cx + 0.05, y - 0.44, 0.13) * 0.25);
    }
    p.add(pal.mid, glow(x - cx, y - 0.5, 0.45) * 0.16);
  };
};

/** Nodes and the threads between them. */
export const network: Scene = (seed, pal) => {
  const r = random(seed);
  const near = new Field();
  const far = new Field();
  const cores = new Field();
  const nodes = Array.from({ length: 190 }, () => {
    const a = r() * 6.283;
    const q = Math.sqrt(r());
    const lobe = r() > 0.5 ? 0.27 : -0.27;
    return { x: WIDE / 2 + lobe + Math.cos(a) * q * 0.48, y: 0.5 + Math.sin(a) * q * 0.4, z: r(), big: r() ** 4 };
  });
  for (const a of nodes) {
    for (const b of nodes) {
      const d = Math.hypot(a.x - b.x, a.y - b.y);
      if (a === b || d > 0.14) continue;
      const bow = (hash(Math.floor(a.x * 999), Math.floor(b.y * 999), seed) - 0.5) * 0.05;
      const target = a.z > 0.5 ? near : far;
      let [px, py] = [a.x, a.y];
      for (let k = 1; k <= 8; k++) {
        const s = k / 8;
        const arc = Math.sin(s * Math.PI) * bow;
        const [qx, qy] = [a.x + (b.x - a.x) * s + arc, a.y + (b.y - a.y) * s - arc];
        target.line(px, py, qx, qy, 0.34 * (1 - d / 0.14) + 0.05);
        [px, py] = [qx, qy];
      }
    }
    cores.dab(a.x, a.y, 0.003 + a.big * 0.011, 1);
  }
  const haze = cores.blurred(0.026);
  const mist = near.blurred(0.03);
  const back = far.blurred(0.004);
  return (p, x, y) => {
    p.set(blend(pal.night, pal.deep, glow(x - WIDE / 2, y - 0.5, 0.85) * 0.8 + fbm(x * 2, y * 2, 4, seed) * 0.2));
    const hue = blend(pal.mid, pal.accent, smooth(0.5, 1.3, x + noise(x * 2, y * 2, seed) * 0.6));
    p.add(hue, mist.at(x, y) * 2.6 + back.at(x, y) * 1.3);
    p.add(blend(hue, pal.light, 0.6), clamp(near.at(x, y) * 1.7) * 0.8);
    p.add(pal.light, haze.at(x, y) * 1.9);
    p.add(pal.glow, clamp(cores.at(x, y)) * 1.1);
  };
};

/** A night city of the future, reflected in wet ground. */
export const neon: Scene = (seed, pal) => {
  const r = random(seed);
  const vx = WIDE * (0.42 + r() * 0.16);
  const horizon = 0.58;
  return (p, x, yy, t) => {
    const wet = yy > horizon + 0.06;
    const y = wet ? horizon + 0.06 - (yy - horizon - 0.06) * 0.95 : yy;
    const u = wet ? x + noise(x * 7, yy * 60, seed) * 0.022 * (yy - horizon) * 4 : x;
    p.set(blend(pal.night, pal.deep, smooth(0, horizon, y)));
    stars(p, u, y, seed, 0.5);
    p.add(pal.mid, glow((u - vx) * 0.6, y - horizon, 0.4) * 0.7);
    const d = Math.hypot(u - vx, y - horizon + 0.17);
    const bars = y > horizon - 0.2 ? smooth(0.2, 0.5, Math.abs(((y - horizon) * 42) % 1)) : 1;
    p.mix(blend(pal.light, pal.glow, smooth(horizon, horizon - 0.36, y)), smooth(0.2, 0.195, d) * bars * 0.95);
    for (let i = 0; i < 4; i++) {
      const k = i / 3;
      const lots = 24 - i * 5;
      const lot = Math.floor(u * lots + i * 0.4);
      const open = smooth(0.02, 0.75, Math.abs(u - vx));
      const tall = horizon - (0.05 + hash(lot, i, seed) * (0.13 + k * 0.5)) * (0.2 + open * (0.5 + k * 0.75));
      const below = y - tall;
      if (below < 0) continue;
      const f = u * lots + i * 0.4 - lot;
      p.mix(shade(blend(pal.deep, pal.night, 0.3 + k * 0.7), 0.8), smooth(0, 0.002, below) * 0.97);
      const sign = hash(lot, i + 40, seed);
      const hue = sign > 0.55 ? pal.accent : pal.light;
      p.add(hue, smooth(0.004, 0, below) * 0.5 + smooth(0.07, 0, Math.min(f, 1 - f)) * 0.12 * k);
      const wy = y * (190 - i * 26);
      const wx = f * (9 + i * 4);
      const lit = hash(Math.floor(wx) + lot * 13, Math.floor(wy), seed + i);
      if (lit > 0.74 && below > 0.012)
        p.add(lit > 0.93 ? pal.glow : hue, 0.18 + 0.32 * k * lit * smooth(0.2, 0.4, wy - Math.floor(wy)));
      if (sign > 0.72 && f > 0.36 && f < 0.52 && below > 0.04 && below < 0.04 + sign * 0.16) p.add(hue, 0.85);
    }
    p.add(pal.light, glow(0, y - horizon, 0.09) * 0.2);
    if (!wet) {
      if (yy > horizon) p.mix(shade(pal.night, 0.6), smooth(horizon, horizon + 0.06, yy) * 0.85);
      return;
    }
    p.scale(0.62);
    const z = 0.2 / (yy - horizon);
    const lane = Math.abs((x - vx) * z);
    for (const at of [0.06, 0.14, 0.23])
      p.add(
        at > 0.1 ? pal.accent : pal.light,
        smooth(0.008, 0, Math.abs(lane - at)) * 0.9 * clamp(0.4 + noise(z * 7 + t * 2, at * 90, seed) * 1.4),
      );
    p.add(pal.light, smooth(0.02, 0, (z * 2 + t) % 1) * 0.12);
  };
};

/** Sound as many fine traces over one another. */
export const waveform: Scene = (seed, pal) => {
  const r = random(seed);
  const lines = 30;
  const centre = WIDE * (0.4 + r() * 0.2);
  return (p, x, y, t) => {
    p.set(blend(pal.night, pal.deep, 0.2 + glow(x - centre, y - 0.5, 0.8) * 0.6));
    p.add(pal.mid, glow((x - centre) * 0.7, y - 0.5, 0.3) * 0.3);
    const envelope = Math.exp(-((x - centre) ** 2) * 3.2);
    for (let i = 0; i < lines; i++) {
      const k = i / (lines - 1);
      const s = k * 2 - 1;
      const swing =
        Math.sin(x * 9.5 + k * 2.6 + t * 0.9 + seed) * 0.5 +
        Math.sin(x * 21 - k * 4 + t * 0.6) * 0.22 +
        noise(x * 5 + k * 1.2, k * 3 + t * 0.1, seed) * 0.7;
      const line = 0.5 + s * 0.14 * (0.35 + envelope) + swing * envelope * (0.09 + 0.19 * Math.sin(k * Math.PI));
      const d = Math.abs(y - line);
      if (d > 0.08) continue;
      const hue = blend(blend(pal.mid, pal.light, k), pal.accent, smooth(0.55, 1, k) * 0.8);
      p.add(hue, smooth(0.0026, 0.0004, d) * (0.3 + envelope * 0.55) + Math.exp(-d * 80) * 0.045 * envelope);
      p.add(pal.glow, smooth(0.0016, 0, d) * envelope * 0.3);
    }
  };
};

/** The keys of a piano in raking light. */
export const keys: Scene = (seed, pal) => {
  const r = random(seed);
  const lean = 0.35 + r() * 0.3;
  return (p, x, y, t) => {
    // A keyboard lying on the table, seen from one end: perspective first, then the key under the point.
    const depth = 0.42 / (y * 0.95 + 0.22);
    const u = ((x - WIDE * 0.5) * depth + lean * depth) * 9 + 3;
    const along = depth * 3.2;
    const key = Math.floor(u);
    const f = u - key;
    const black = [1, 1, 0, 1, 1, 1, 0][((key % 7) + 7) % 7] === 1;
    const lamp = glow((x - WIDE * 0.62) * 0.8, y - 0.55, 0.62);
    const grain = fbm(u * 3, along * 12, 3, seed);
    p.set(blend(pal.light, pal.glow, 0.75 + grain * 0.1));
    p.scale(1 - smooth(0.05, 0, Math.min(f, 1 - f)) * 0.88);
    p.scale(0.82 + f * 0.22);
    const raised = along > 1.75;
    const next = u + 0.5;
    const slot = Math.floor(next) - 1;
    const g = next - Math.floor(next);
    const has = [1, 1, 0, 1, 1, 1, 0][((slot % 7) + 7) % 7] === 1;
    if (raised && has) {
      const body = smooth(0.2, 0.23, g) * smooth(0.8, 0.77, g);
      p.scale(1 - smooth(0.1, 0.3, g) * smooth(1, 0.8, g) * 0.55);
      p.mix(blend(shade(pal.night, 0.7), pal.deep, smooth(0.78, 0.24, g) * 0.8), body);
      p.add(pal.glow, smooth(0.03, 0, Math.abs(g - 0.27)) * 0.4 * body + smooth(0.1, 0, along - 1.75) * 0.3 * body);
    }
    if (black && !raised) p.scale(0.985);
    p.scale(0.08 + lamp * 1.05);
    if (along > 3.9) p.mix(blend(pal.night, pal.deep, lamp), smooth(3.9, 3.96, along));
    p.add(pal.mid, smooth(0.55, 0.05, y) * 0.16);
    p.mix(pal.accent, smooth(0.05, 0, Math.abs(along - 3.93)) * 0.7 * lamp);
    for (let i = 0; i < 26; i++) {
      const bx = hash(i, 1, seed) * WIDE + Math.sin(t * 0.2 + i) * 0.02;
      const by = hash(i, 2, seed) * 0.4;
      const size = 0.012 + hash(i, 3, seed) * 0.034;
      const d = Math.hypot(x - bx, y - by) / size;
      p.add(
        i % 3 === 0 ? pal.accent : pal.light,
        smooth(1, 0.9, d) * (0.1 + smooth(0.6, 1, d) * 0.12) * smooth(0.42, 0.1, by),
      );
    }
  };
};
