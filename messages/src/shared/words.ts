import { forServer } from "@mindreel/messages/for-server";

/** What something costs, within a sentence. */
export const costs = forServer("shared/words:costs.", {
  each: {
    day: { one: "{price} a day", other: "{price} every {count} days" },
    week: { one: "{price} a week", other: "{price} every {count} weeks" },
    month: { one: "{price} a month", other: "{price} every {count} months" },
    year: { one: "{price} a year", other: "{price} every {count} years" },
  },
  once: "{price} once",
  from: "from {cost}",
  fromFirst: "From {cost}",
  plusTax: "{cost} plus tax",
});

export const usualWords = forServer("shared/words:usualWords.", {
  heroLead:
    "{app} is a calm library of videos worth your evening, sorted by what you're curious about. Sit back, and get up knowing more.",
  heroAction: "Get one month free",
  heroNote: "No card needed. Then {cost}, if you want to stay.",
  planTitle: "Monthly",
  planFeatures: {
    starter: "All features of the Starter Plan",
    unlimited: "Unlimited videos",
    updates: "Monthly Updates",
  },
  planNoteOfMany: "Paid by card. Cancel at any time: you keep what you paid for.",
  planNote: "Paid by card, month by month. Cancel at any time: you keep what you paid for.",
  questions: {
    cost: {
      question: "What does it cost?",
      answer: "{cost}, paid by card. It renews every month until you cancel.",
      answerOfMany: "{cost}, paid by card. It renews until you cancel.",
    },
    month: {
      question: "How does the free month work?",
      answer:
        "Sign up for our news on this page, and we'll email you a personal link. Register or sign in through it, and you can watch everything for 30 days. It needs no card and ends by itself. Everyone gets one.",
    },
    cancel: {
      question: "How do I cancel?",
      answer:
        "On your Subscription page, whenever you like. You can keep watching until the end of the time you paid for, and nothing more is charged.",
    },
    early: {
      question: "What is early access?",
      answer: "Everyone who starts with a free month can watch new videos 7 days before their release.",
    },
    devices: {
      question: "What can I watch on?",
      answer: "Any phone, tablet or computer with a current browser. The {app} app is free and opens the same library.",
    },
    data: {
      question: "What happens to my data?",
      answer:
        "You can download everything that is stored about you, and delete your account yourself. Every news email has an unsubscribe link.",
    },
  },
});

export const facts = {
  notGiven: "Not given",
} as const;

export const table = {
  exported: {
    one: "{count} row exported",
    other: "{count} rows exported",
  },
  interrupted: "The export was interrupted.",
  export: "Export",
  actionsFor: "Actions for {name}",
  cancelExport: "Cancel ({count})",
  exporting: "Exporting {what}",
  loading: "Loading",
  shownOf: "{shown} of {count}",
  select: "Select {name}",
} as const;
