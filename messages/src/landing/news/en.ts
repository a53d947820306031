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
  noScript: "This form needs JavaScript. Please turn it on in your browser.",
  thanks: "Thank you for submitting",
  sent: {
    title: "Check your email",
    onItsWay:
      "An email with your free month is on its way to <strong>{email}</strong>. Open its link, create your account, and the month begins.",
    patience:
      "It can take a few minutes; please check your spam folder, too. Each mailbox gets one free month: if yours has already been used, you will get only the news.",
    again: "Use another address",
  },
} as const;
