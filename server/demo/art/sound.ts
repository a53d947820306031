// The clips' sound: slow chords and, optionally, the noise of waves, as 16-bit stereo.
import { random } from "./drawing/noise.ts";
import { clamp, smooth } from "./drawing/pixel.ts";

export const rate = 44100;

export interface Score {
  readonly seconds: number;
  /** Each chord is a list of pitches in hertz; they share the time equally and cross-fade. */
  readonly chords: readonly (readonly number[])[];
  /** 0 silent … 1 loud. */
  readonly sea: number;
}

function voice(pitch: number, t: number, side: number): number {
  const drift = 1 + side * 0.0012;
  const swell = 0.75 + 0.25 * Math.sin(t * (0.21 + pitch * 0.0003) + side);
  const phase = 2 * Math.PI * pitch * drift * t;
  return (Math.sin(phase) + Math.sin(phase * 2.001) * 0.22 + Math.sin(phase * 3.003) * 0.07) * swell;
}

export function sound({ seconds, chords, sea }: Score): Buffer {
  const samples = Math.round(seconds * rate);
  const out = Buffer.alloc(samples * 4);
  const each = seconds / chords.length;
  const melt = each * 0.45;
  for (const [channel, side] of [-1, 1].entries()) {
    const white = random(4001 + channel);
    let low = 0;
    let lower = 0;
    for (let i = 0; i < samples; i++) {
      const t = i / rate;
      let v = 0;
      for (const [c, chord] of chords.entries()) {
        const level =
          smooth(c * each - melt, c * each + melt, t) * (1 - smooth((c + 1) * each - melt, (c + 1) * each + melt, t));
        if (level <= 0) continue;
        for (const pitch of chord) v += (voice(pitch, t, side) * level * 0.085) / Math.sqrt(pitch / 140);
      }
      const wave = 0.32 + 0.68 * Math.sin(t * 0.72 + side * 0.35) ** 4;
      low += (white() - 0.5 - low) * (0.02 + wave * 0.09);
      lower += (low - lower) * 0.25;
      v += lower * wave * sea * 1.9;
      const ends = smooth(0, 1.8, t) * smooth(seconds, seconds - 2.6, t);
      out.writeInt16LE(Math.round(clamp(v * ends, -1, 1) * 30000), (i * 2 + channel) * 2);
    }
  }
  return out;
}
