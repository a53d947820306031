export const messages = {
  title: "Requests",
  views: {
    open: "Asked for",
    answered: "Here now",
  },
  question: "What are you looking for?",
  questionHint: "Members can see it and vote for it, but don't see who asked.",
  ask: "Ask",
  votes: {
    one: "{count} vote",
    other: "{count} votes",
  },
  votesFor: "{votes} for {text}",
  notPlanned: "Not planned",
  yours: "You asked for this",
  wanted: "You wanted: {text}",
  asked: "Asked for: {text}",
  none: {
    open: {
      title: "No requests yet",
      text: "If something is missing from the library, ask for it above. Others can vote for it.",
    },
    answered: {
      title: "Nothing yet",
      text: "Requests that are now in the library will appear here.",
    },
  },
  count: {
    one: "{count} request",
    other: "{count} requests",
  },
} as const;

export const askForIt = {
  ask: "Ask for it",
  note: "Members can see <requests>requests</requests> and vote for them, but don't see who asked.",
} as const;

export const asked = {
  here: "It's already here: <video>{title}</video>",
  declined: "“{text}” has been asked for before. It isn't planned, but we've noted your vote.",
  alone: "You've asked for “{text}”. We'll tell you when it's here.",
  others: {
    one: "One other member wants “{text}” as well: your vote counts. We'll tell you when it's here.",
    other: "{count} others want “{text}” as well: your vote counts. We'll tell you when it's here.",
  },
} as const;
