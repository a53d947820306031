export const page = {
  firstRun: {
    label: "Set up this site",
    text: "This site isn't set up yet. Is it yours? The server's log has a link to start with.",
    link: "Set it up",
  },
  watchFilm: "Watch the film",
  library: {
    title: "Open the library",
    text: "A few of the videos that are waiting for members. Everything is sorted by subject, so you can find what you're curious about.",
    works: "Some of the videos",
    none: "The first videos are on their way. Our news will tell you when they're here.",
    locked: "Locked for now: they open with your free month or a subscription.",
    categories: "Some of the categories",
  },
  month: {
    title: "What a month brings",
    videos: {
      one: "{count} video",
      other: "{count} videos",
    },
    everyVideo: "Every video",
    asOften: "to watch as often as you like",
    new: "{number} new",
    somethingNew: "Something new",
    lastDays: "in the last 30 days",
    toCome: "in the months to come",
    subjects: {
      one: "{count} subject",
      other: "{count} subjects",
    },
    everySubject: "Every subject",
    oneClick: "one click apart",
    gains: {
      follow: {
        title: "Follow your curiosity",
        text: "Every video has a subject. Choose one, and nothing else gets in the way.",
      },
      keep: {
        title: "Keep what moved you",
        text: "Save a video once and it waits under Favorites, on every device you use.",
      },
      back: {
        title: "Find your way back",
        text: "What you watched last is never more than one click away.",
      },
    },
  },
  plan: {
    title: "One plan, one price.",
    titleOfMany: "Choose your plan.",
    text: "Everything in {app} is open to everyone who subscribes. Try it for a month first: it costs nothing, needs no card, and ends by itself.",
    textOfMany: "Try everything in {app} for a month first: it costs nothing, needs no card, and ends by itself.",
    price: "<amount>{price}</amount> a month",
    start: "Start with a free month",
    subscribe: "Or sign up and subscribe now",
    all: "See all plans and prices",
  },
  freeMonth: {
    tag: "For everyone who signs up for our news",
    title: "Your first month is free.",
    text: "Sign up for our news and watch for a month on us, with early access to what's coming.",
    oneMonth: "1 month",
    ofSubscription: "of free subscription",
    early: "Early access",
    beforeRelease: "to new videos before their release",
  },
  voices: "What people say",
  questions: "Questions, answered",
  app: {
    title: "On your home screen, for free",
    text: "The {app} app costs nothing. It installs from this page in seconds and opens like any other app, on your phone, tablet or computer.",
    how: "How to install it",
  },
  footer: {
    label: "Footer",
    elsewhere: "Elsewhere",
    places: {
      library: "The library",
      plan: "What it costs",
      free_month: "One month free",
      questions: "Questions",
    },
  },
} as const;

/** In place of the landing page, while the site is closed. */
export const soon = {
  tag: "Coming soon",
  lead: "{app} isn't open yet. Leave your address, and we'll write to you when we open.",
  month: "That email brings you a free month, with early access to new videos.",
} as const;

export const early = {
  sending: "Sending…",
  unreachable: "We can't be reached. Check your internet connection and try again.",
} as const;

export const news = {
  form: "News sign-up",
  first_name: "First name",
  middle_name: "Middle name",
  last_name: "Last name",
  age: "Age",
  country: "Country",
  telephone: "Telephone",
  secondary_email: "Email",
  comments: "Comments",
  more: "Add more about you",
  choose: "Choose…",
  sending: "Sending…",
  claim: "Claim my free month",
  writeToMe: "Write to me when you open",
  required: "Fields marked with * are required.",
  noScript: "This form needs JavaScript. Please turn it on in your browser.",
  thanks: "Thank you for submitting",
  sent: {
    title: "Check your email",
    onItsWay:
      "An email with your free month is on its way to <strong>{email}</strong>. Open its link, create your account, and the month begins.",
    patience:
      "It can take a few minutes; please check your spam folder, too. Each mailbox gets one free month: if yours has already been used, you'll get only the news.",
    resend: "Send it again",
    resent: "Asked for again. We send it at most once an hour.",
    again: "Use another address",
  },
  noted: {
    title: "You're on the list",
    whenOpen: "We'll write to <strong>{email}</strong> when we open.",
  },
} as const;

/** How to install the app, also for members. */
export const installing = {
  install: "Install the app",
  about: "{app} opens like any other app, on your phone, tablet or computer. It costs nothing.",
  ios: "iPhone and iPad",
  iosHow: "In Safari, press Share, then “Add to Home Screen”.",
  android: "Android",
  androidHow: "In your browser's menu, press “Install app” or “Add to Home screen”.",
  computer: "Computer",
  computerHow:
    "In Chrome or Edge, press the install icon in the address bar; in Safari, choose File, then “Add to Dock”.",
  close: "Close",
} as const;
