import { forServer } from "@mindreel/messages/for-server";

export const firstSuperuser = {
  title: "Set up your site",
  text: "Nobody can sign in here yet. Create your own account first: it's the one that runs the site.",
  form: "Create the first superuser",
  link: "Link from the log",
  linkNote: "The server writes it to its log when it starts.",
  username: "Username",
  password: "Password",
  confirmPassword: "Confirm password",
  create: "Create superuser",
} as const;

export const setUp = {
  title: "Set up the site",
  intro:
    "Do these in any order, and come back whenever you like. Settings are in the file .env in the server's folder; restart the server after a change.",
  mails: "Email",
  mailsFrom: "Emails are sent from {from}.",
  noMails: "There's no mail server yet, so nobody can confirm an address or reset a password.",
  testMail: "Send me a test email",
  payments: "Payments",
  testPayments: "Test payments",
  site: "Name, price and look",
  siteText: "Give the site its name, its words, its price and its color. Every change can be undone.",
  openSite: "Open the Site page",
  category: "First category",
  categoryText: "Videos are shown by category. Add one on the dashboard.",
  addCategory: "Add a category",
  video: "First video",
  videoText: "Create a video from an address at YouTube, Vimeo or your video host, then play it.",
  createVideo: "Create a video",
  address: "Address",
  addressHere: "Every link in an email begins with {url}, which is where you are now.",
  addressElsewhere: "Every link in an email begins with {url}, but you're at {origin}.",
  proxy:
    "To make the site public, put a proxy with a certificate in front of the server, and set the address that people open:",
  paid: "Members pay {price} a month through Stripe.",
  paymentsOff:
    "Payments are off. To sell the plan, get a key from Stripe's dashboard, and add a webhook endpoint there at:",
  rehearsal:
    "Payments are a rehearsal. To earn money, get a key from Stripe's dashboard, and add a webhook endpoint there at:",
  setUpDone: "Your site is set up",
  finish: "Finish setting up",
  finishNote: "This page then disappears. The System page keeps watching what's listed here.",
  done: "Done",
  todo: "Still to do",
  lines: "Lines for the file .env",
} as const;

export const report = forServer("admin/first-run:report.", {
  mailSent: "{server} has accepted an email to {email}.",
  lookIntoSpam: "If it isn't in your inbox in a minute, check your spam folder.",
  mailWritten: "There's no mail server, so the email was written to a file in {folder}.",
  setSmtp: "Only you can read it there: set SMTP_URL before members sign up.",
  credentials: "{server} rejects the username or the password. It said: {said}",
  checkCredentials: "Check both in SMTP_URL. Characters such as @, : and / must be written there as %40, %3A and %2F.",
  no_such_host: "There's no mail server at {server}.",
  checkHost: "Check the host in SMTP_URL.",
  no_answer: "Nothing answers at {server}. It said: {said}",
  checkPort:
    "Check the host and port in SMTP_URL: 465 with smtps://, 587 with smtp://. Many hosting providers block port 25.",
  encryption: "An encrypted connection to {server} couldn't be made. It said: {said}",
  checkEncryption:
    "Use smtps:// with port 465 and smtp:// with port 587, and the host name that is in the certificate.",
  refused_address: "{server} rejects the sender or the recipient. It said: {said}",
  checkFrom: "Check MAIL_FROM: most mail servers send only from their own addresses.",
  other: "{server} didn't accept the email. It said: {said}",
  checkSmtp: "Check SMTP_URL and MAIL_FROM.",
  paymentsOff: "Payments are off: nobody can buy the plan.",
  setStripe: "Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or continue without payments.",
  rehearsal: "Payments are a rehearsal: everything works, and no card is charged.",
  endRehearsal: "Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, and remove PAYMENTS=rehearsal, to earn money.",
  forbidden: "Stripe accepts the key, but doesn't let it read {what}.",
  giveAccess: "In Stripe's dashboard, give the restricted key write access to these, or use a secret key.",
  noWebhook: "Stripe accepts the key, but sends no webhooks to {url}.",
  addWebhook:
    "In Stripe's dashboard, under Developers, Webhooks, add an endpoint with exactly this URL, and set its signing secret as STRIPE_WEBHOOK_SECRET.",
  webhookOff: "The webhook endpoint {url} is disabled at Stripe.",
  enableWebhook: "Enable it in Stripe's dashboard, under Developers, Webhooks.",
  unsent: "Stripe doesn't send {events} to the webhook endpoint.",
  addEvents: "Add these events to the endpoint in Stripe's dashboard, under Developers, Webhooks.",
  noPortal: "The customer portal isn't set up at Stripe: members could neither cancel nor change their card.",
  portalKeeps: "The customer portal at Stripe doesn't let members cancel.",
  savePortal:
    "In Stripe's dashboard, under Settings, Billing, Customer portal, let customers cancel at the end of the period, and save the settings.",
  unchecked: "Stripe accepts the key, but doesn't let it read webhook endpoints, so the webhook wasn't checked.",
  makeSure: "Make sure that there's an endpoint at {url}. The System page tells you if its events don't arrive.",
  testKey: "Stripe accepts the key and sends webhooks here. It's a test key: no card is charged.",
  setLiveKey: "Set your live key to earn money.",
  works: "Stripe accepts the key and sends webhooks here.",
  keyRefused: "Stripe rejects the key. It said: {said}",
  checkKey: "Check STRIPE_SECRET_KEY.",
  noStripe: "Stripe doesn't answer. {reason}",
  reachStripe: "Check that this machine can reach api.stripe.com, then try again.",
});

export const mail = forServer("admin/first-run:mail.", {
  title: "{app} can send email",
  arrived: "You asked for this email to see whether emails arrive. They do.",
  goOn: "Continue setting up",
  spam: "If it was in your spam folder, ask your mail provider for SPF and DKIM records for the sender's domain.",
});
