/** On a video that does not play for the reader. */
export const locked = {
  note: "Locked",
  play: "{title}, locked",
  title: "This video isn't in your plan",
  opens: "{plans} includes it.",
  seePlans: "See plans",
} as const;

/** Where superusers say whom something is open to. */
export const field = {
  label: "Open to",
  usual: {
    video: "As its series or category",
    series: "As the category of each video",
    category: "Members with pro",
  },
  everyone: "Everyone, without an account",
  members: "Members with an account",
  pro: "Members with pro",
  plans: "Members of chosen plans",
  chosen: "Plans",
} as const;

/** On a video that plays without pro. */
export const open = {
  mark: "Free",
  everyone: "Free to watch",
  members: "Free for members",
  account: "Free to watch with an account.",
  more: "There's more with pro",
} as const;
