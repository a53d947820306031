import type { Ailment } from "@mindreel/contract/catalogue/library-health";

interface Words {
  readonly label: string;
  /** Of a video for which the server says nothing more. */
  readonly wrong: string;
  /** There is none. */
  readonly well: string;
}

export const kinds: Record<Ailment, Words> = {
  dead: {
    label: "Do not play",
    wrong: "It does not play.",
    well: "Every video plays, as far as its provider says.",
  },
  duplicate: {
    label: "Duplicates",
    wrong: "It is in the library more than once.",
    well: "No video is in the library twice.",
  },
  uncategorised: {
    label: "Without category",
    wrong: "Members find it in no category.",
    well: "Every video has its category.",
  },
  no_still: {
    label: "Without still",
    wrong: "Its card has no picture.",
    well: "Every video has its still.",
  },
  no_description: {
    label: "Without description",
    wrong: "Nothing is told of it.",
    well: "Every video has its description.",
  },
  unwatched: {
    label: "Never watched",
    wrong: "Nobody has watched any of it yet.",
    well: "Every video was watched by somebody.",
  },
};

export const isKind = (value: string | null): value is Ailment => value !== null && Object.hasOwn(kinds, value);
