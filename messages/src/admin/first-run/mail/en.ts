export const messages = {
  title: "{app} can send email",
  arrived: "You asked for this email to see whether emails arrive. They do.",
  goOn: "Continue setting up",
  spam: "If it was in your spam folder, ask your mail provider for SPF and DKIM records for the sender's domain.",
} as const;
