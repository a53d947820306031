import { forServer } from "@mindreel/messages/for-server";

export const messages = {
  title: "Subscription",
  cancelled: {
    title: "The checkout was canceled",
    text: "Nothing was charged. You can subscribe whenever you like.",
  },
  subscribe: "Subscribe",
  payNow: "Pay now",
  addCard: "Add a card",
  changeCard: "Change card",
  invoices: "See your invoices",
  hold: {
    title: "Your subscription is on hold",
    pastDue:
      "The last payment didn't go through. Pay it, or change your card, and every video is open to you again right away.",
    unknown: "We don't know yet whether it has renewed. Nothing is lost: check again in a few minutes.",
    unpaid: "It isn't being paid for at the moment. You can resume it whenever you like.",
  },
  plan: {
    price: "<amount>{price}</amount> a month",
    terms: "Paid by card. Cancel at any time: you keep what you paid for.",
    rehearsal: "This is a rehearsal: the payment page accepts only test cards, and takes no money.",
  },
  paid: "You paid {price} on {day}.",
  pro: {
    title: "You are a pro user",
    pastDue: "Your last payment didn't go through",
    welcome: "Welcome! Your payment has arrived, and every video is open to you.",
    watch: "Watch something",
    priceAfter: "<price>{cost}</price> keeps you pro after that.",
  },
  freeDays: {
    some: {
      one: "Your {count} free day isn't lost: it waits while you pay, and continues when you stop.",
      other: "Your {count} free days aren't lost: they wait while you pay, and continue when you stop.",
    },
    none: "What's left of your free time waits while you pay, and continues when you stop.",
    waiting: {
      one: "{count} free day is waiting for when you cancel.",
      other: "{count} free days are waiting for when you cancel.",
    },
    after: {
      one: "After that, you have {count} free day, until {day}.",
      other: "After that, you have {count} free days, until {day}.",
    },
  },
  returned: {
    refundTitle: "Your payment was refunded",
    disputeTitle: "Your payment was taken back",
    refund: "Your last payment was refunded on {day}. Your subscription ended with it, and nothing more is charged.",
    dispute:
      "Your bank took your last payment back on {day}. Your subscription ended with it, and nothing more is charged.",
    again: "You can subscribe again whenever you like.",
  },
  state: {
    superuser: "As a superuser you have everything that pro gives, for as long as you're one.",
    active: "Pro until {day}, renews automatically.",
    trial: "You're trying it for free until {day}. {price} is charged then, unless you cancel before.",
    needsCard:
      "You're trying it for free until {day}. Add a card to keep watching after that: nothing is charged before.",
    trialEnds: "You're trying it for free until {day}. It ends then, and nothing is charged.",
    cancelling: "Pro until {day}. Your subscription ends then; nothing more is charged.",
    pastDue: "You can keep watching until {day}. Fix the payment to go on after that.",
    paused: "Your subscription is paused. Pro until {day}.",
    forever: "Pro for ever. Nothing more is charged.",
    free: "Pro until {day}, free of charge.",
  },
} as const;

export const details = {
  title: "What you pay",
  plan: "Plan",
  price: "Price",
  next: "Next charge",
  nextAt: "{price} on {day}",
  noNext: "None",
  trial: "Free until {day}",
  ifCard: "{charged}, if you add a card",
  cancelTrial: "Cancel trial",
  cancelTrialTitle: "Cancel your trial?",
  cancelTrialText: "You can watch until {day}. Nothing is charged, and until then you can change your mind.",
  card: "Card",
  cardEnds: "{brand} ending in {last4}",
  change: "From {day}: {plan}, {price}",
  move: "From {day} your plan costs {price}.",
  cancel: "Cancel subscription",
  cancelTitle: "Cancel your subscription?",
  cancelText:
    "You keep what you paid for until {day}. Nothing more is charged, and until then you can change your mind.",
  keep: "Keep it",
  cancelled: "Your subscription won't renew",
  resume: "Resume subscription",
  resumed: "Your subscription renews again",
  changePlan: "Change plan",
  changeTo: "Change to",
  now: "Right away: {due} now, then {next} on {day}.",
  later: "On {day}: {next} then, nothing now. Until then you keep what you have.",
  changed: "Your plan has changed",
  planned: "Your plan will change",
  forEver: "Buy for ever",
  forEverPrice: "{plan}: {price} today, and nothing after that.",
  forEverEnds: "Your subscription then ends on {day}, and isn't charged again.",
  undo: "Undo the change",
  undone: "Your plan stays as it is",
  looking: "Looking up what it costs …",
  invoices: "Invoices",
} as const;

export const gate = {
  title: "You are not a pro user",
  text: "You do not have access to all the features of the pro plan. Please upgrade to the pro plan to watch as many videos as you want.",
  subscribe: "Subscribe",
  price: "{cost}. Cancel at any time.",
} as const;

export const paymentsOff = {
  off: "Payments aren't set up here yet. Ask the people who run this site: they can tell you when subscriptions open.",
  ask: "Payments aren't set up here yet. <link>Ask the people who run this site</link>: they can tell you when subscriptions open.",
} as const;

export const paymentNotice = {
  title: "Your last payment didn't go through",
  proUntil: "You can keep watching until {day}. <link>Fix the payment</link>",
  waiting: "Your videos are waiting for you. <link>Fix the payment</link>",
} as const;

export const planLine = {
  label: "Your plan",
  free: {
    one: "{count} free day left. Keep watching: {cost}.",
    other: "{count} free days left. Keep watching: {cost}.",
  },
  over: "Your free time has ended. Keep watching: {cost}.",
  cancelling: "Pro until {day}. Your subscription ends then.",
  trial: "Your trial ends on {day}. Add a card to keep watching.",
  addCard: "Add a card",
  subscribe: "Subscribe",
  resume: "Resume",
} as const;

export const failedPaymentMail = forServer("billing/subscription:failedPaymentMail.", {
  subject: "Your payment for {app} didn't go through",
  title: "Your payment didn't go through",
  refusedUntil:
    "We couldn't renew your {app} subscription: the bank refused the payment. Nothing is lost yet: you stay pro until {day}.",
  refused:
    "We couldn't renew your {app} subscription: the bank refused the payment. Nothing is lost yet: you stay pro for now.",
  fix: "Fix the payment",
  changeCard: "You can also change your card, or cancel, on your subscription page: {page}",
});

export const planMails = forServer("billing/subscription:planMails.", {
  begun: {
    subject: "Welcome to {app}",
    title: "Thanks for subscribing!",
    open: "Your payment has arrived, and every video is open to you.",
    paid: "You paid {price}. Your subscription renews by itself on {day}.",
    renews: "Your subscription renews by itself on {day}.",
    runs: "Your subscription runs until {day}.",
    forEver: "You paid {price}. It's yours for ever, and nothing more is charged.",
    manage: "You can change your card, see your invoices or cancel whenever you like: {page}",
  },
  cancelled: {
    subject: "Your {app} subscription is canceled",
    title: "Your subscription is canceled",
    until: "It won't renew, and nothing more is charged. You keep what you paid for until {day}.",
    resume: "Resume",
    changedMind: "Changed your mind? Until then, you can pick it up again as if nothing had happened.",
  },
  resumed: {
    subject: "Your {app} subscription goes on",
    title: "Good to have you back",
    goesOn: "Your subscription goes on as before, and renews by itself on {day}.",
  },
  ended: {
    subject: "Your {app} subscription has ended",
    title: "Your subscription has ended",
    over: "Nothing more is charged. Your account and everything that you saved are still here.",
    again: "Subscribe again",
    anyTime: "Come back whenever you like. And thanks for having been with us!",
  },
  trial: {
    begun: {
      subject: "Your free days on {app} have begun",
      title: "Have a good look around",
      open: "Every video is open to you now, and nothing was charged.",
    },
    charges: "Your subscription begins on {day}, for {price}. Cancel before then and you pay nothing.",
    needsCard: "Your free days end on {day}. To keep watching after that, add a card: nothing is charged before.",
    week: {
      subject: "Your {app} subscription begins on {day}",
      title: "Your free days end on {day}",
    },
    soon: {
      subject: "Your {app} subscription is about to begin",
      title: "Your free days are almost over",
    },
    charged:
      "On {day}, your subscription begins and {price} is charged. If you want to stay, you don't have to do anything.",
    orCancel: "If not, cancel before then and nothing is charged.",
    see: "See your subscription",
    ends: {
      subject: "Your free days on {app} are almost over",
      title: "Your free days end on {day}",
      stay: "To keep watching after {day}, add a card. Your subscription then goes on for {price}.",
    },
  },
  rest: "You still have free time: every video stays open to you until {day}.",
  free: {
    ends: {
      subject: "Your free time on {app} ends on {day}",
      title: "Your free time ends on {day}",
      stay: "We hope that you've found plenty to watch. To keep every video after {day}, subscribe: {cost}.",
    },
    soon: {
      subject: "Your free time on {app} is almost over",
      title: "Your free time is almost over",
      stay: "It ends on {day}. To keep watching after that, subscribe: {cost}.",
    },
    over: {
      subject: "Your free time on {app} has ended",
      title: "Your free time has ended",
      stay: "Thanks for watching with us! Everything that you saved is still here. To go on where you left off, subscribe: {cost}.",
    },
    keep: "Keep watching",
    nothingToDo: "If not, you don't have to do anything: it ends by itself, and nothing is charged.",
    cancelAnyTime: "You can cancel whenever you like, and keep what you've paid for.",
  },
  watch: "Watch something",
  whyFreeTime: "You're getting this email because you have had free time here.",
  whySubscription: "You're getting this email because of your subscription.",
});
