export const messages = {
  subject: "It is here now: {title}",
  title: "It is here now",
  asked: "You asked for “{text}”, or voted for it. Now it is in the library: {title}",
  askedUnquoted: "You asked for something that was not here, or voted for it. Now it is in the library: {title}",
  watch: "Watch it",
  why: "You are getting this email because you wanted this video.",
} as const;
