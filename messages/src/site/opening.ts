export const messages = {
  title: "Open or closed",
  closedState: "Closed",
  openState: "Open",
  closed:
    "Visitors see “Coming soon” and can leave their address. You, your members and people you invite see everything.",
  open: "Everyone can visit your site, sign up and subscribe.",
  openSite: "Open the site",
  openAnyway: "Open anyway",
  close: "Close the site",
  missing: "Not ready yet",
  missingNote: "You can open without it, and do it later.",
  openQuestion: "Open the site?",
  openText: "Everyone can visit it from this moment, and people who left their address get their email.",
  closeQuestion: "Close the site?",
  closeText: "Visitors only see “Coming soon” until you open it again. Members still get in.",
  paying: {
    one: "{count} member pays for a plan. They still get in, and their payments go on.",
    other: "{count} members pay for a plan. They still get in, and their payments go on.",
  },
  steps: {
    videos: "There are no videos",
    price: "The price isn't chosen",
    payments: "Payments aren't set up and tested",
    mail: "Email isn't set up and tested",
    legal: "Legal pages are missing, such as an imprint",
  },
  opened: "Your site is open",
  nowClosed: "Your site is closed to visitors",
} as const;

/** On every page of a superuser. */
export const line = {
  label: "Closed site",
  text: "Closed: only you and people you invite can see this site",
} as const;
