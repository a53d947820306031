export const messages = {
  title: "{app} can send mails",
  arrived: "You asked for this mail to see whether mails arrive. They do.",
  goOn: "Go on setting up",
  spam: "If it was in your spam folder, ask your mail provider for SPF and DKIM records of the sender's domain.",
} as const;
