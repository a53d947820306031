export const messages = {
  heading: "News",
  label: "Mail me the news",
  description: "What is new here. Mails about your account arrive either way.",
} as const;
