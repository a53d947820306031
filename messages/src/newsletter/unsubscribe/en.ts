export const messages = {
  done: "You are unsubscribed",
  home: "Go to Home",
  unsubscribe: "Unsubscribe",
  news: {
    before: "Click below, and we will send you no more news. Mails about your account will still arrive.",
    after: "You will get no more news from us. Sign up again whenever you like.",
  },
  videos: {
    before:
      "Click below, and we will no longer mail you about new videos in what you follow. Mails about your account will still arrive.",
    after:
      "You will get no more mails about new videos. The site still tells you, and the page of your notices turns the mails on again.",
  },
  answers: {
    before:
      "Click below, and we will no longer mail you when something that you asked for is here. Mails about your account will still arrive.",
    after:
      "You will get no more mails about what you asked for. The site still tells you, and the page of your notices turns the mails on again.",
  },
} as const;
