export const messages = {
  confirmed: "Confirmed",
  notConfirmed: "Not confirmed",
  again: "Send again",
  hint: "Open the link that we mailed there. Mails about your account's security then go to both addresses.",
  onItsWay: "The mail is on its way",
} as const;
