import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type CaptionKind, captionKinds } from "@mindreel/contract/plain/kinds/caption-kinds";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";
import { sourceFile } from "#files/source-file.ts";

const folder = pathToFileURL(sourceFile("../demo/"));

const DemoVideo = Type.Object({
  slug: Type.String(),
  title: Type.String(),
  description: Type.String(),
  category: Type.String(),
  source: Type.String(),
  oid: Type.String(),
  /** Seconds, if the host does not provide them. */
  duration: Type.Optional(Type.Integer()),
  license: Type.String(),
  credit: Type.String(),
});
export type DemoVideo = Static<typeof DemoVideo>;

/** The demo's own clips, served under `/demo/clips/`. */
export const clipsFolder = fileURLToPath(new URL("clips", folder));

export const demoVideos = () =>
  Value.Parse(Type.Array(DemoVideo), JSON.parse(readFileSync(new URL("library.json", folder), "utf8")));

/** Plain grey. */
const plainPicture = Buffer.from("UklGRiQAAABXRUJQVlA4TBgAAAAvP8EsAAdQt66Vr/8BAEX6/58i+p/6/wM=", "base64");

/** With `--plain-pictures`, for tests, all pictures are the same, and encoded in a fifth of the time. */
export const demoThumbnail = (slug: string): Buffer =>
  process.argv.includes("--plain-pictures") ? plainPicture : readFileSync(new URL(`thumbnails/${slug}.webp`, folder));

interface DemoSeries {
  readonly title: string;
  readonly description: string;
  /** The slugs of its videos, in order. */
  readonly videos: readonly string[];
}

export const demoSeries: readonly DemoSeries[] = [
  {
    title: "Blender Open Films",
    description: "The short films of the Blender Foundation and Blender Studio, from the first to the latest.",
    videos: [
      ...["elephants-dream", "big-buck-bunny", "sintel", "tears-of-steel", "cosmos-laundromat", "spring"],
      ...["coffee-run", "sprite-fright", "charge", "wing-it"],
    ],
  },
  {
    title: "A Tour of the Solar System",
    description: "From the Sun outwards, as NASA has seen it.",
    videos: [
      ...["thermonuclear-art", "planet-earth-uhd", "tour-of-the-moon", "perseverance-touchdown"],
      ...["jupiter-in-4k", "cassini-grand-finale"],
    ],
  },
  {
    title: "First Lectures",
    description: "How courses in mathematics begin at MIT.",
    videos: [
      ...["single-variable-calculus", "geometry-of-linear-equations", "mathematics-for-computer-science"],
      ...["probability-models", "matrix-methods"],
    ],
  },
];

interface DemoCaptions {
  readonly language: string;
  readonly kind: CaptionKind;
  readonly content: Buffer;
}

/** The captions of a video: `captions/SLUG.LANGUAGE.KIND.vtt`. */
export const demoCaptions = (slug: string): DemoCaptions[] =>
  readdirSync(new URL("captions/", folder)).flatMap((name) => {
    const [of, language = "", kind, ...rest] = name.split(".");
    const known = captionKinds.find((each) => each === kind);
    if (of !== slug || known === undefined || rest.join() !== "vtt") return [];
    return [{ language, kind: known, content: readFileSync(new URL(`captions/${name}`, folder)) }];
  });

interface VideoWithIssue {
  readonly title: string;
  readonly description: string;
  readonly category: string | null;
  readonly source: string;
  readonly oid: string;
  /** The slug of the demo video whose picture it uses. */
  readonly slug: string;
  readonly daysAgo: number;
  readonly releaseInDays?: number;
}

/** Videos with problems, for library health to find. */
export const ailingVideos: readonly VideoWithIssue[] = [
  {
    title: "The Last Reel",
    description: "A projectionist's farewell to a small-town cinema. Its host closed down last month.",
    category: null,
    source: "https://videos.example.com/the-last-reel.mp4",
    oid: "the-last-reel",
    slug: "sherlock-jr",
    daysAgo: 371,
  },
  {
    title: "Glass Half (first upload)",
    description: "Added twice by mistake.",
    category: "Animated Films",
    source: "https://www.youtube.com/watch?v=lqiN98z6Dak",
    oid: "glass-half-first-upload",
    slug: "glass-half",
    daysAgo: 370,
  },
  {
    title: "Harbour Lights",
    description: "",
    category: "Nature",
    source: "https://videos.example.com/harbour-lights.mp4",
    oid: "harbour-lights",
    slug: "tides",
    daysAgo: 12,
    releaseInDays: 9,
  },
];

/** The oids of videos that their hosts took down. */
export const goneOids: readonly string[] = ["the-last-reel"];

interface DemoNote {
  /** The video's oid. */
  readonly oid: string;
  /** In seconds. */
  readonly at: number;
  readonly text: string;
}

/** The pro member's notes on the demo's own clips. */
export const demoNotes: readonly DemoNote[] = [
  { oid: "tides", at: 3, text: "The light walks along the crest. Same trick as in the harbour scene?" },
  { oid: "tides", at: 8, text: "Lovely cut: the swell keeps its beat.\nTry this with the slow chords." },
  { oid: "tides", at: 14, text: "Horizon a third from the top, all the way through." },
  { oid: "northern-nocturne", at: 5, text: "First curtain. Green, then a hint of violet." },
  { oid: "northern-nocturne", at: 16, text: "Ask Ruth which chords these are." },
];

interface DemoRequest {
  readonly text: string;
  readonly daysAgo: number;
  readonly votes: number;
  /** The slug of the video that answers it. */
  readonly answer?: string;
}

/** The requests of the demo's members, some of them answered. The first is the pro member's own. */
export const demoRequests: readonly DemoRequest[] = [
  { text: "More northern lights, without music", daysAgo: 4, votes: 7 },
  { text: "A talk on how telescopes are aligned", daysAgo: 12, votes: 11 },
  { text: "Owls at night", daysAgo: 21, votes: 9 },
  { text: "Metropolis (1927)", daysAgo: 35, votes: 14 },
  { text: "Owls hunting", daysAgo: 9, votes: 3 },
  { text: "The making of Spring", daysAgo: 2, votes: 4 },
  { text: "The landing of Perseverance", daysAgo: 60, votes: 8, answer: "perseverance-touchdown" },
  { text: "Old horror films", daysAgo: 80, votes: 5, answer: "cabinet-of-dr-caligari" },
];
