export const messages = {
  how: "In Markdown. A page that is empty is linked nowhere. Once there are terms or a privacy policy, whoever signs up accepts them, and which version that was is kept.",
  open: "Open: {page}",
} as const;
