import { WIDE } from "./scene.ts";

/** A grid of light: points and lines are drawn into it, and painters read interpolated values anywhere. */
export class Field {
  private readonly width: number;
  private readonly height: number;
  private readonly cells: Float32Array;

  constructor(height = 720) {
    this.height = height;
    this.width = Math.round(height * WIDE);
    this.cells = new Float32Array(this.width * this.height);
  }

  private cell(ix: number, iy: number): number {
    if (ix < 0 || iy < 0 || ix >= this.width || iy >= this.height) return 0;
    return this.cells[iy * this.width + ix] ?? 0;
  }

  private put(ix: number, iy: number, v: number): void {
    if (ix < 0 || iy < 0 || ix >= this.width || iy >= this.height) return;
    this.cells[iy * this.width + ix] = this.cell(ix, iy) + v;
  }

  /** Adds light at a point, spread over the four nearest cells. */
  add(x: number, y: number, v: number): void {
    const px = x * this.height - 0.5;
    const py = y * this.height - 0.5;
    const ix = Math.floor(px);
    const iy = Math.floor(py);
    const fx = px - ix;
    const fy = py - iy;
    this.put(ix, iy, v * (1 - fx) * (1 - fy));
    this.put(ix + 1, iy, v * fx * (1 - fy));
    this.put(ix, iy + 1, v * (1 - fx) * fy);
    this.put(ix + 1, iy + 1, v * fx * fy);
  }

  /** A round dab with a soft edge. */
  dab(x: number, y: number, radius: number, v: number): void {
    const r = Math.max(1, radius * this.height);
    const cx = x * this.height;
    const cy = y * this.height;
    for (let iy = Math.floor(cy - r); iy <= cy + r; iy++) {
      for (let ix = Math.floor(cx - r); ix <= cx + r; ix++) {
        const d = Math.hypot(ix + 0.5 - cx, iy + 0.5 - cy) / r;
        if (d < 1) this.put(ix, iy, v * (1 - d * d));
      }
    }
  }

  line(x0: number, y0: number, x1: number, y1: number, v: number): void {
    const steps = Math.max(1, Math.ceil(Math.hypot(x1 - x0, y1 - y0) * this.height * 1.5));
    for (let i = 0; i <= steps; i++) {
      this.add(x0 + ((x1 - x0) * i) / steps, y0 + ((y1 - y0) * i) / steps, v / 1.5);
    }
  }

  at(x: number, y: number): number {
    const px = x * this.height - 0.5;
    const py = y * this.height - 0.5;
    const ix = Math.floor(px);
    const iy = Math.floor(py);
    const fx = px - ix;
    const fy = py - iy;
    const top = this.cell(ix, iy) * (1 - fx) + this.cell(ix + 1, iy) * fx;
    const low = this.cell(ix, iy + 1) * (1 - fx) + this.cell(ix + 1, iy + 1) * fx;
    return top * (1 - fy) + low * fy;
  }

  /** The same light out of focus: three box blurs, which approximate a Gaussian blur. */
  blurred(radius: number): Field {
    const out = new Field(this.height);
    out.cells.set(this.cells);
    const r = Math.max(1, Math.round((radius * this.height) / 1.7));
    for (let pass = 0; pass < 3; pass++) {
      out.sweep(this.width, this.height, 1, this.width, r);
      out.sweep(this.height, this.width, this.width, 1, r);
    }
    return out;
  }

  private sweep(length: number, lines: number, step: number, stride: number, r: number): void {
    const row = new Float32Array(length);
    for (let line = 0; line < lines; line++) {
      const start = line * stride;
      let sum = 0;
      for (let i = -r; i < length; i++) {
        sum += i + r < length ? (this.cells[start + (i + r) * step] ?? 0) : 0;
        sum -= i - r - 1 >= 0 ? (this.cells[start + (i - r - 1) * step] ?? 0) : 0;
        if (i >= 0) row[i] = sum / (2 * r + 1);
      }
      for (let i = 0; i < length; i++) this.cells[start + i * step] = row[i] ?? 0;
    }
  }
}
