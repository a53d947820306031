export const messages = {
  tryIt: "Try this change",
  title: "What this change would do",
  replaying: "Replaying the subscriptions",
  none: "No subscription is running, so nobody would be charged differently.",
  nobody: "Nobody would be charged differently.",
  changed: "The site has changed in the meantime. This is what would happen now.",
  short: "The code can't be used that often. Make one with a higher limit.",
  month: "From {first} to {last}",
  totals: "What the month brings in",
  subscriptions: "Subscriptions",
  touchedOf: { one: "{count} of {all} changes", other: "{count} of {all} change" },
  before: "As it is",
  after: "With the change",
  difference: "Difference",
  groups: "Who would pay what",
  plan: "Plan",
  pays: "Pays now",
  wouldPay: "Would pay",
  when: "From",
  span: "{first} to {last}",
  calendar: "All charges, week by week",
  week: "Week from",
  charges: "Charges",
  noMails: "No emails are sent.",
  mails: { one: "{count} email goes out on {day}.", other: "{count} emails go out on {day}." },
  notes: {
    trial: {
      one: "{count} is in a free trial: it changes with the first charge.",
      other: "{count} are in a free trial: they change with the first charge.",
    },
    long: {
      one: "{count} renews later than this month, so it changes only then.",
      other: "{count} renew later than this month, so they change only then.",
    },
    code: {
      one: "{count} has another code, which this one replaces.",
      other: "{count} have another code, which this one replaces.",
    },
    once: {
      one: "{count} pays less once, and after that as before.",
      other: "{count} pay less once, and after that as before.",
    },
    other_currency: {
      one: "{count} pays in another currency, and stays as it is.",
      other: "{count} pay in another currency, and stay as they are.",
    },
    used: {
      one: "{count} has used this code before, and stays as it is.",
      other: "{count} have used this code before, and stay as they are.",
    },
    waiting: {
      one: "{count} is about to go over to another price, and stays as it is.",
      other: "{count} are about to go over to another price, and stay as they are.",
    },
    ending: {
      one: "{count} is about to end, and isn't charged again.",
      other: "{count} are about to end, and aren't charged again.",
    },
    unpaid: {
      one: "{count} has an unpaid renewal, and isn't counted.",
      other: "{count} have an unpaid renewal, and aren't counted.",
    },
    stopped: {
      one: "{count} is paused, and isn't charged until it's resumed.",
      other: "{count} are paused, and aren't charged until they're resumed.",
    },
    unknown: {
      one: "{count} is left out: we don't know its price until Stripe's records are read again.",
      other: "{count} are left out: we don't know their prices until Stripe's records are read again.",
    },
    tax: {
      one: "{count} pays tax on top, which these amounts leave out.",
      other: "{count} pay tax on top, which these amounts leave out.",
    },
    left_out: {
      one: "{count} is left out, since there are too many kinds of subscriptions.",
      other: "{count} are left out, since there are too many kinds of subscriptions.",
    },
  },
  replayed: {
    one: "{all} subscriptions run. Those charged alike are replayed once, and counted: {count} replay. No names are used, and every payment is taken to succeed.",
    other:
      "{all} subscriptions run. Those charged alike are replayed once, and counted: {count} replays. No names are used, and every payment is taken to succeed.",
  },
  back: "Back",
  makeSo: "Make it so",
  codeText:
    "Every subscription that the code fits gets it now, in place of the one it has. It's taken off from the next charge on. Giving it charges nothing.",
  priceText: {
    one: "The new price takes the old one's place. Each member who pays the old one gets an email now, and pays the new one from their first renewal after {count} day.",
    other:
      "The new price takes the old one's place. Each member who pays the old one gets an email now, and pays the new one from their first renewal after {count} days.",
  },
  codeGiven: "The subscriptions are getting the code",
  give: "Give to subscriptions",
} as const;
