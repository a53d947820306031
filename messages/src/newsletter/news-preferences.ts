export const messages = {
  heading: "News",
  label: "Email me the news",
  description: "What's new here. Emails about your account arrive either way.",
} as const;
