export const messages = {
  title: "Set up the site",
  intro:
    "Do these in any order, and come back whenever you like. Settings are in the file .env in the server's folder; restart the server after a change.",
  mails: "Email",
  mailsFrom: "Emails are sent from {from}.",
  noMails: "There is no mail server yet, so nobody can confirm an address or reset a password.",
  testMail: "Send me a test email",
  payments: "Payments",
  testPayments: "Test payments",
  category: "First category",
  categoryText: "Videos are shown by category. Add one on the dashboard.",
  addCategory: "Add a category",
  video: "First video",
  videoText: "Create a video from an address at YouTube, Vimeo or your video host, then play it.",
  createVideo: "Create a video",
  address: "Address",
  addressHere: "Every link in an email begins with {url}, which is where you are now.",
  addressElsewhere: "Every link in an email begins with {url}, but you are at {origin}.",
  proxy:
    "To make the site public, put a proxy with a certificate in front of the server, and set the address that people open:",
  paid: "Members pay {price} a month through Stripe.",
  paymentsOff:
    "Payments are off. To sell the plan, get a key from Stripe's dashboard, and add a webhook endpoint there at:",
  rehearsal:
    "Payments are a rehearsal. To earn money, get a key from Stripe's dashboard, and add a webhook endpoint there at:",
  setUpDone: "Your site is set up",
  finish: "Finish setting up",
  finishNote: "This page then disappears. The System page keeps watching what is listed here.",
  done: "Done",
  todo: "Still to do",
  lines: "Lines for the file .env",
} as const;
