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
