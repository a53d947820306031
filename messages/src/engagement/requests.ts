export const messages = {
  title: "Requests",
  views: {
    open: "Requested",
    answered: "Added",
  },
  question: "What are you looking for?",
  questionHint: "Members can see it and vote for it, but not who asked.",
  ask: "Request",
  votes: {
    one: "{count} vote",
    other: "{count} votes",
  },
  votesFor: "{votes} for {text}",
  notPlanned: "Not planned",
  yours: "You requested this",
  wanted: "You wanted: {text}",
  asked: "Requested: {text}",
  none: {
    open: {
      title: "No requests yet",
      text: "Missing something? Request it above, and others can vote for it.",
    },
    answered: {
      title: "Nothing yet",
      text: "Requests that we've added to the library show up here.",
    },
  },
  count: {
    one: "{count} request",
    other: "{count} requests",
  },
} as const;

export const askForIt = {
  ask: "Request it",
  note: "Members can see <requests>requests</requests> and vote for them, but not who asked.",
} as const;

export const asked = {
  here: "It's already here: <video>{title}</video>",
  declined: "“{text}” has been requested before. It isn't planned, but we've counted your vote.",
  alone: "You've requested “{text}”. We'll tell you when it's here.",
  others: {
    one: "One other member wants “{text}” as well: your vote counts. We'll tell you when it's here.",
    other: "{count} others want “{text}” as well: your vote counts. We'll tell you when it's here.",
  },
} as const;
