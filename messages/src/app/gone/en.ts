export const messages = {
  page: "Page Not Found",
  title: "There is nothing here any more",
  text: "The page you're looking for does not seem to exist.",
} as const;
