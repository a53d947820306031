export const messages = {
  here: "It is already here: <video>{title}</video>",
  declined: "“{text}” has been asked for before. It is not planned, but we have noted your vote.",
  alone: "You have asked for “{text}”. We will tell you when it is here.",
  others: {
    one: "One other member wants “{text}” as well: your vote counts. We will tell you when it is here.",
    other: "{count} others want “{text}” as well: your vote counts. We will tell you when it is here.",
  },
} as const;
