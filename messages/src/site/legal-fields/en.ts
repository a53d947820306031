export const messages = {
  how: "In Markdown. An empty page is not linked anywhere. Once there are terms or a privacy policy, everyone who signs up accepts them, and it is recorded which version they accepted.",
  open: "Open: {page}",
} as const;
