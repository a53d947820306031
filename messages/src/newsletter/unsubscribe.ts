export const messages = {
  done: "You're unsubscribed",
  home: "Go to Home",
  choose: "Choose your emails on the Notices page",
  unsubscribe: "Unsubscribe",
  news: {
    before: "Click below to stop getting our news. Emails about your account will still arrive.",
    after: "You'll get no more news from us. Sign up again whenever you like.",
  },
  notices: {
    before: "Click below to stop getting emails of this kind. Those about your account's security will still arrive.",
    after: "You'll get no more emails of this kind. You can turn them on again on the Notices page.",
  },
  answers: {
    before:
      "Click below to stop getting emails when something you requested is here. Emails about your account will still arrive.",
    after:
      "You'll get no more emails about your requests. You're still told on the site, and you can turn the emails on again on the Notices page.",
  },
} as const;
