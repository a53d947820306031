import { Field } from "../drawing/field.ts";
import { fbm, random } from "../drawing/noise.ts";
import { blend, clamp, glow, shade, smooth } from "../drawing/pixel.ts";
import { type Scene, WIDE } from "../drawing/scene.ts";

/** The butterfly of a chaotic system, drawn by following it for a long time. */
export const lorenz: Scene = (seed, pal) => {
  const r = random(seed);
  const path = new Field();
  const head = new Field();
  const turn = r() * 0.9 - 0.2;
  let [x, y, z] = [0.1 + r(), r(), 20 + r()];
  const dt = 0.0026;
  for (let i = 0; i < 170000; i++) {
    const dx = 10 * (y - x);
    const dy = x * (28 - z) - y;
    const dz = x * y - 2.6667 * z;
    x += dx * dt;
    y += dy * dt;
    z += dz * dt;
    const u = (x * Math.cos(turn) + y * Math.sin(turn) * 0.6) * 0.026 + WIDE / 2;
    const v = 1.02 - z * 0.0195;
    path.add(u, v, 0.16);
    if (i > 168000) head.dab(u, v, 0.0022, 0.09);
  }
  const haze = path.blurred(0.014);
  const far = path.blurred(0.07);
  return (p, u, v) => {
    p.set(blend(pal.night, pal.deep, 0.25 + glow(u - WIDE / 2, v - 0.5, 0.9) * 0.5));
    const side = smooth(0.65, 1.15, u);
    p.add(blend(pal.mid, pal.accent, side * 0.85), far.at(u, v) * 1.6 + haze.at(u, v) * 0.8);
    p.add(blend(pal.light, pal.accent, side * 0.6), clamp(path.at(u, v) * 0.9, 0, 1.2));
    p.add(pal.glow, clamp(path.at(u, v) * 0.2) ** 2 + clamp(head.at(u, v)) * 0.9);
  };
};

/** Seeds placed one golden angle after another. */
export const phyllotaxis: Scene = (seed, pal) => {
  const r = random(seed);
  const cx = WIDE * (0.36 + r() * 0.28);
  const cy = 0.4 + r() * 0.2;
  const spread = 0.0212 + r() * 0.004;
  const golden = Math.PI * (3 - Math.sqrt(5));
  return (p, x, y, t) => {
    const dx = x - cx;
    const dy = y - cy;
    const d = Math.hypot(dx, dy);
    p.set(blend(shade(pal.deep, 0.55), pal.night, smooth(0, 1.1, d)));
    const n0 = (d / spread) ** 2;
    const reach = 2.4 * Math.sqrt(n0) + 4;
    let best = 9;
    let which = 0;
    for (let n = Math.max(1, Math.floor(n0 - reach)); n < n0 + reach; n++) {
      const a = n * golden + t * 0.02;
      const q = Math.hypot(dx - Math.cos(a) * spread * Math.sqrt(n), dy - Math.sin(a) * spread * Math.sqrt(n));
      if (q < best) {
        best = q;
        which = n;
      }
    }
    const size = spread * (0.36 + 0.5 * smooth(0, 0.75, d));
    const k = best / size;
    const ring = which % 34;
    const hue = blend(
      blend(pal.glow, pal.light, smooth(0, 0.25, d)),
      blend(pal.mid, pal.accent, ring % 13 < 3 ? 0.9 : 0),
      smooth(0.12, 0.55, d),
    );
    const a = which * golden;
    const lx = dx - Math.cos(a) * spread * Math.sqrt(which);
    const ly = dy - Math.sin(a) * spread * Math.sqrt(which);
    const light = clamp(0.62 - ((lx + ly * 1.3) / size) * 0.5);
    p.mix(shade(hue, 0.22 + light * 0.95), smooth(1.03, 0.9, k));
    p.add(pal.glow, Math.exp(-(((lx + size * 0.34) ** 2 + (ly + size * 0.38) ** 2) / (size * size)) * 24) * 0.45);
    p.scale(1.12 - smooth(0.25, 1.15, d) * 0.72);
    p.add(pal.glow, glow(dx, dy, 0.2) * 0.2);
  };
};

const places = [
  [-0.743643887, 0.131825904, 0.0026],
  [-0.16070135, 1.0375665, 0.009],
  [-0.761574, -0.0847596, 0.0026],
  [0.2929859, 0.6117848, 0.0042],
  [-0.9249, 0.2664, 0.026],
  [-1.7687788, -0.0017389, 0.0036],
] as const;

/** A close look at the edge of the Mandelbrot set. */
export const mandelbrot: Scene = (seed, pal) => {
  const [cx, cy, size] = places[seed % places.length] ?? places[0];
  const ramp = [pal.night, pal.deep, pal.mid, pal.light, pal.glow, pal.accent, pal.deep];
  return (p, x, y) => {
    const a = cx + (x - WIDE / 2) * size;
    const b = cy + (y - 0.5) * size;
    let [u, v, du, dv] = [0, 0, 0, 0];
    let n = 0;
    const limit = 620;
    while (n < limit && u * u + v * v < 900) {
      [du, dv] = [2 * (u * du - v * dv) + 1, 2 * (u * dv + v * du)];
      [u, v] = [u * u - v * v + a, 2 * u * v + b];
      n++;
    }
    if (n === limit) {
      p.set(shade(pal.night, 0.5));
      return;
    }
    const size2 = u * u + v * v;
    const smoothN = n + 1 - Math.log2(Math.log(size2) / 2 / Math.LN2);
    const s = Math.log(1 + smoothN) * 4.1 + seed;
    const i = Math.floor(s) % 6;
    p.set(blend(ramp[i] ?? pal.night, ramp[i + 1] ?? pal.deep, s - Math.floor(s)));
    const norm = u * u + v * v;
    const [sx, sy] = [(u * du + v * dv) / norm, (v * du - u * dv) / norm];
    const slope = (sx * 0.7 + sy * 0.7) / (Math.hypot(sx, sy) + 1e-9);
    p.scale(0.62 + clamp(slope * 0.5 + 0.5) * 0.62);
    const distance = (Math.sqrt(size2 / (du * du + dv * dv)) * Math.log(size2)) / size;
    p.mix(pal.glow, Math.exp(-distance * 420) * 0.75);
  };
};

/** Five families of parallel lines: the pentagrid that Penrose's tilings are made from. */
export const pentagrid: Scene = (seed, pal) => {
  const r = random(seed);
  const scale = 5.4 + r() * 2;
  const shift = Array.from({ length: 5 }, () => r());
  const dirs = shift.map(
    (_, j) => [Math.cos((j * 2 * Math.PI) / 5 + 0.3), Math.sin((j * 2 * Math.PI) / 5 + 0.3)] as const,
  );
  const lx = WIDE * (0.2 + r() * 0.6);
  return (p, x, y, t) => {
    const bend = 1 + 0.18 * Math.hypot(x - WIDE / 2, y - 0.5);
    const u = (x - WIDE / 2) * bend * scale;
    const v = (y - 0.5) * bend * scale;
    let sum = 0;
    let edge = 9;
    let second = 9;
    let mark = 0;
    dirs.forEach(([dx, dy], j) => {
      const k = u * dx + v * dy + (shift[j] ?? 0) + t * 0.02;
      const cell = Math.floor(k);
      const near = Math.min(k - cell, cell + 1 - k);
      sum += cell * (j + 1);
      mark += cell;
      if (near < edge) {
        second = edge;
        edge = near;
      } else if (near < second) second = near;
    });
    const tone = (((sum % 7) + 7) % 7) / 6;
    const family = ((mark % 3) + 3) % 3;
    const d = Math.hypot(x - lx, y - 0.3);
    p.set(blend(family === 0 ? pal.deep : pal.mid, family === 2 ? pal.accent : pal.light, tone * 0.85));
    p.scale(0.4 + smooth(1.25, 0.05, d) * 0.85 + fbm(x * 2, y * 2, 3, seed) * 0.22);
    p.scale(0.72 + smooth(0, 0.3, second) * 0.35);
    p.mix(pal.glow, smooth(0.035, 0.012, edge) * (0.4 + smooth(1, 0, d) * 0.5));
    p.add(pal.glow, smooth(0.16, 0, edge) * 0.12);
  };
};

/** A surface drawn by level lines of one equation. */
export const surface: Scene = (seed, pal) => {
  const r = random(seed);
  const phase = r() * 6.28;
  const kind = seed % 3;
  const height = (u: number, v: number, t: number): number => {
    const d = Math.hypot(u, v) + 1e-3;
    if (kind === 0) return (Math.sin(d * 7 - t + phase) / (1 + d * 1.7)) * 0.5;
    if (kind === 1)
      return (
        Math.exp(-((u - 0.6) ** 2 + v * v) * 1.4) * 0.75 -
        Math.exp(-((u + 0.8) ** 2 + v * v) * 1.2) * 0.5 +
        Math.sin(u * 3 + t) * 0.06
      );
    return Math.sin(u * 2.1 + phase) * Math.cos(v * 1.7 + t * 0.5) * 0.42 * Math.exp(-d * d * 0.09);
  };
  return (p, x, y, t) => {
    p.set(blend(pal.night, pal.deep, smooth(0, 1, y) * 0.65));
    p.add(pal.mid, glow(x - WIDE / 2, y - 0.35, 0.7) * 0.28);
    const rows = 44;
    // From the front row to the back: the first that covers the point hides the rest.
    for (let i = rows; i >= 0; i--) {
      const depth = i / rows;
      const persp = 0.42 + depth * 0.9;
      const u = ((x - WIDE / 2) / persp) * 2.6;
      const v = (depth - 0.5) * 4.4;
      const lift = height(u * Math.cos(0.5) - v * Math.sin(0.5), u * Math.sin(0.5) + v * Math.cos(0.5), t);
      const line = 0.3 + depth * 0.58 - lift * 0.27 * persp;
      if (y < line - 0.004) continue;
      const thick = 0.0016 + depth * 0.0016;
      const fadeOut = smooth(2.5, 1.4, Math.abs(u));
      const hue = blend(blend(pal.mid, pal.light, smooth(-0.3, 0.25, lift)), pal.accent, smooth(0.22, 0.55, lift));
      p.mix(blend(shade(pal.night, 0.85), pal.deep, 0.35 + lift * 0.6), smooth(line, line + 0.003, y) * 0.97);
      p.mix(
        blend(hue, pal.glow, clamp(lift * 0.9)),
        smooth(thick, 0, Math.abs(y - line)) * (0.25 + depth * 0.75) * fadeOut,
      );
      p.add(hue, smooth(0.03, 0, y - line) * 0.16 * fadeOut * clamp(lift + 0.4));
      return;
    }
  };
};
