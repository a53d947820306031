export const messages = {
  form: "News sign-up",
  first_name: "First Name",
  middle_name: "Middle Name",
  last_name: "Last Name",
  age: "Age",
  country: "Country",
  telephone: "Telephone",
  secondary_email: "Email",
  comments: "Comments",
  choose: "Choose…",
  sending: "Sending…",
  claim: "Claim my free month",
  required: "Fields marked with * are required.",
  noScript: "Sending this form needs JavaScript. Please switch it on in your browser.",
  thanks: "Thank you for submitting",
  sent: {
    title: "Look into your mail",
    onItsWay:
      "A mail with your free month is on its way to <strong>{email}</strong>. Open its link, create your account, and the month begins.",
    patience:
      "It can take a few minutes; please look into the spam folder, too. Each mailbox gets one free month: where it was taken up before, only the news will come.",
    again: "Use another address",
  },
} as const;
