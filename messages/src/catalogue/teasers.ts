export const messages = {
  signInToWatch: "Sign in to watch",
  membersOf: "This video is for members of {site}.",
  members: "For members",
  part: "{series}: part {place} of {count}",
  moreFrom: "More from {name}",
  more: "More to watch",
  allOf: "All of {name}",
} as const;

export const facts = {
  captions: "Captions: {languages}",
} as const;

export const join = {
  freeMonth: "Watch free for a month",
  signUp: "Sign up",
  after: "No card needed. After that {cost}, if you like.",
  nothingToPay: "No card needed. It ends by itself.",
  price: "{cost}. Cancel at any time.",
  member: "Already a member? <link>Sign in</link>",
} as const;

export const subject = {
  count: {
    one: "{count} video",
    other: "{count} videos",
  },
  pages: "Pages",
  page: "Page {number}",
  newer: "Newer",
  older: "Older",
} as const;

export const waiting = {
  title: "What's waiting for you",
  videos: {
    one: "{count} video",
    other: "{count} videos",
  },
  fresh: "{videos}, {number} of them new in the last 30 days",
  thisVideo: "This video is waiting for you",
} as const;
