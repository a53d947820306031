export const messages = {
  title: "You are not a pro user",
  text: "You do not have access to all the features of the pro plan. Please upgrade to the pro plan to watch as many videos as you want.",
  subscribe: "Subscribe",
} as const;
