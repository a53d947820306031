// Films the library's own clips and the landing page's promo: `node server/demo/art/clips.ts tides|nocturne|promo`.
// Needs ffmpeg on the machine; the app itself does not.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { type Palette, palettes } from "./drawing/palettes.ts";
import { smooth } from "./drawing/pixel.ts";
import { type Painter, WIDE } from "./drawing/scene.ts";
import { develop } from "./film.ts";
import { scenes } from "./scenes/all.ts";
import { rate, type Score, sound } from "./sound.ts";

const drawn = { width: 800, height: 450, fps: 12 };
const fadeSeconds = 1.6;

interface Shot {
  readonly scene: string;
  readonly seed: number;
  readonly palette: string;
  readonly seconds: number;
  /** How fast the scene moves; 1 is its own speed. */
  readonly pace: number;
  /** How far the camera zooms in, and how far the view rises, during the shot. */
  readonly zoom: number;
  readonly rise: number;
}

interface Clip {
  readonly shots: readonly Shot[];
  readonly score: Score;
  readonly output: (folder: string) => readonly string[];
  readonly folder: string;
}

const demo = (path: string): string => fileURLToPath(new URL(`../clips/${path}`, import.meta.url));
const promoFolder = fileURLToPath(new URL("../../../web/public/promo/", import.meta.url));

const picture = ["-c:v", "libx264", "-profile:v", "high", "-preset", "slow", "-pix_fmt", "yuv420p"];
const smoothMotion = `scale=1280:720:flags=lanczos,framerate=fps=30:scene=100,deband=range=12`;
const mp4 =
  (file: string, crf: string, maxrate: string) =>
  (folder: string): readonly string[] => [
    ...["-vf", smoothMotion, ...picture, "-crf", crf, "-maxrate", maxrate, "-bufsize", "2M"],
    ...["-c:a", "aac", "-b:a", "96k", "-movflags", "+faststart", join(folder, file)],
  ];
const hls = (folder: string): readonly string[] => [
  ...["-filter_complex", `[0:v]${smoothMotion},split[a][b];[a]scale=640:360:flags=lanczos[low];[b]null[high]`],
  ...["-map", "[low]", "-map", "1:a", "-map", "[high]", "-map", "1:a", ...picture],
  ...["-crf", "24", "-maxrate:v:0", "280k", "-bufsize:v:0", "560k", "-maxrate:v:1", "900k", "-bufsize:v:1", "1800k"],
  ...["-g", "120", "-keyint_min", "120", "-sc_threshold", "0", "-c:a", "aac", "-b:a", "80k"],
  ...["-f", "hls", "-hls_time", "4", "-hls_playlist_type", "vod", "-hls_segment_type", "fmp4"],
  ...["-hls_flags", "independent_segments", "-hls_fmp4_init_filename", "init.mp4"],
  ...["-hls_segment_filename", join(folder, "%v/segment_%02d.m4s"), "-master_pl_name", "master.m3u8"],
  ...["-var_stream_map", "v:0,a:0,name:360p v:1,a:1,name:720p", join(folder, "%v/index.m3u8")],
];

const clips: Readonly<Record<string, Clip>> = {
  tides: {
    folder: demo(""),
    shots: [{ scene: "waves", seed: 3, palette: "brand", seconds: 24, pace: 3.2, zoom: 0.06, rise: 0 }],
    score: {
      seconds: 24,
      sea: 1,
      chords: [
        [98, 146.8, 220],
        [87.3, 130.8, 196],
        [98, 146.8, 246.9],
      ],
    },
    output: mp4("tides.mp4", "26", "690k"),
  },
  nocturne: {
    folder: demo("northern-nocturne"),
    shots: [{ scene: "aurora", seed: 4, palette: "brand", seconds: 24, pace: 2.4, zoom: 0.05, rise: 0 }],
    score: {
      seconds: 24,
      sea: 0.12,
      chords: [
        [110, 164.8, 261.6, 329.6],
        [87.3, 174.6, 261.6, 349.2],
        [130.8, 196, 293.7, 392],
        [98, 146.8, 246.9, 293.7],
      ],
    },
    output: hls,
  },
  promo: {
    folder: promoFolder,
    shots: [
      { scene: "nebula", seed: 29, palette: "brand", seconds: 5.2, pace: 2, zoom: 0.16, rise: 0 },
      { scene: "limb", seed: 4, palette: "brand", seconds: 5.6, pace: 1.5, zoom: 0.05, rise: 0.32 },
      { scene: "aurora", seed: 11, palette: "aurora", seconds: 5.4, pace: 2.6, zoom: 0.05, rise: 0 },
      { scene: "ridges", seed: 10, palette: "dusk", seconds: 5.2, pace: 3.4, zoom: 0.05, rise: 0 },
      { scene: "waves", seed: 3, palette: "brand", seconds: 5.6, pace: 3.2, zoom: 0.05, rise: 0 },
    ],
    score: {
      seconds: 20.6,
      sea: 0.3,
      chords: [
        [73.4, 146.8, 220],
        [87.3, 174.6, 261.6, 349.2],
        [98, 196, 293.7, 392],
        [73.4, 146.8, 293.7, 370],
      ],
    },
    output: mp4("promo.mp4", "25", "780k"),
  },
};

/** One painter for the whole clip: the shots cross-fade, and the clip fades in and out. */
function cut(shots: readonly Shot[], total: number): Painter {
  let start = 0;
  const reel = shots.map((shot) => {
    const scene = scenes[shot.scene];
    const palette: Palette | undefined = palettes[shot.palette];
    if (scene === undefined || palette === undefined) throw new Error(`No such scene: ${shot.scene}`);
    const entry = { ...shot, start, end: start + shot.seconds, paint: scene(shot.seed, palette) };
    start = entry.end - fadeSeconds;
    return entry;
  });
  return (p, x, y, t) => {
    let [r, g, b] = [0, 0, 0];
    for (const shot of reel) {
      if (t < shot.start || t > shot.end) continue;
      const opening = shot.start === 0 ? 1 : smooth(shot.start, shot.start + fadeSeconds, t);
      const s = (t - shot.start) / shot.seconds;
      const closer = 1 - shot.zoom * s;
      p.r = 0;
      p.g = 0;
      p.b = 0;
      const yy = 0.5 + (y - 0.5) * closer - shot.rise * (1 - smooth(0, 1, s));
      shot.paint(p, WIDE / 2 + (x - WIDE / 2) * closer, yy, (t - shot.start) * shot.pace);
      r += (p.r - r) * opening;
      g += (p.g - g) * opening;
      b += (p.b - b) * opening;
    }
    const ends = smooth(0, 0.9, t) * smooth(total, total - 1.1, t);
    p.r = r * ends;
    p.g = g * ends;
    p.b = b * ends;
  };
}

async function film(clip: Clip): Promise<void> {
  const { seconds } = clip.score;
  const paint = cut(clip.shots, seconds);
  const work = await mkdtemp(join(tmpdir(), "clip-"));
  const track = join(work, "sound.pcm");
  await writeFile(track, sound(clip.score));
  await mkdir(clip.folder, { recursive: true });
  const ffmpeg = spawn(
    "ffmpeg",
    [
      ...["-hide_banner", "-loglevel", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24"],
      ...["-s", `${drawn.width}x${drawn.height}`, "-r", String(drawn.fps), "-i", "-"],
      ...["-f", "s16le", "-ar", String(rate), "-ac", "2", "-i", track],
      ...clip.output(clip.folder),
    ],
    { stdio: ["pipe", "inherit", "inherit"] },
  );
  const ended = once(ffmpeg, "exit");
  const frames = Math.round(seconds * drawn.fps);
  for (let i = 0; i < frames; i++) {
    const time = i / drawn.fps;
    const frame = develop(paint, { width: drawn.width, height: drawn.height, time, grain: 0.006 });
    if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, "drain");
    if (i % 30 === 0) console.log(`${i} of ${frames} frames`);
  }
  ffmpeg.stdin.end();
  const [code] = await ended;
  await rm(work, { recursive: true });
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}`);
}

/** The picture that the landing page shows before the promo starts. */
async function still(clip: Clip, time: number): Promise<void> {
  const [width, height] = [1280, 720];
  const frame = develop(cut(clip.shots, clip.score.seconds), { width, height, time, grain: 0.012 });
  await sharp(frame, { raw: { width, height, channels: 3 } })
    .webp({ quality: 76, effort: 6 })
    .toFile(join(clip.folder, "promo.webp"));
}

const name = process.argv[2] ?? "";
const clip = clips[name];
if (clip === undefined) throw new Error(`Name a clip: ${Object.keys(clips).join(", ")}`);
await film(clip);
if (name === "promo") await still(clip, 8.4);
