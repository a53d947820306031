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
