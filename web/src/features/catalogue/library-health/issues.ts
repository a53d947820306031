import type { Ailment, LibraryHealth } from "@mindreel/contract/catalogue/library-health";

interface Words {
  readonly label: string;
  /** Shown for a video where the server gives no reason. */
  readonly problem: string;
  /** Shown when no video has this issue. */
  readonly none: string;
}

/** What can be wrong with a video, in the order of the tabs. */
export const issues: Record<Ailment, Words> = {
  dead: {
    label: "Do not play",
    problem: "It does not play.",
    none: "Every video plays, according to its provider.",
  },
  duplicate: {
    label: "Duplicates",
    problem: "It is in the library more than once.",
    none: "No video is in the library twice.",
  },
  uncategorised: {
    label: "Without category",
    problem: "It is in no category.",
    none: "Every video has a category.",
  },
  no_still: {
    label: "Without still",
    problem: "Its card has no picture.",
    none: "Every video has a still.",
  },
  no_description: {
    label: "Without description",
    problem: "It has no description.",
    none: "Every video has a description.",
  },
  unwatched: {
    label: "Never watched",
    problem: "Nobody has watched it yet.",
    none: "Every video has been watched.",
  },
};

/** Whether every provider has answered about its videos. */
export const knowsAll = ({ checked_at, unasked, unanswered }: LibraryHealth): boolean =>
  checked_at !== null && unasked + unanswered === 0;

export const isIssue = (value: string | null): value is Ailment => value !== null && Object.hasOwn(issues, value);
