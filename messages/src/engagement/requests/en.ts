export const messages = {
  title: "Requests",
  views: {
    open: "Asked for",
    answered: "Here now",
  },
  question: "What are you looking for?",
  questionHint: "Members see it and can vote for it, but not who asked.",
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
      title: "Nothing is asked for",
      text: "If you miss something in the library, say so above. Others can vote for it.",
    },
    answered: {
      title: "Nothing yet",
      text: "What was asked for and is in the library by now will stand here.",
    },
  },
  count: {
    one: "{count} request",
    other: "{count} requests",
  },
} as const;
