export const messages = {
  confirmed: "Confirmed",
  notConfirmed: "Not confirmed",
  again: "Send again",
  hint: "Open the link that we emailed there. Emails about your account's security then go to both addresses.",
  onItsWay: "The email is on its way",
} as const;
