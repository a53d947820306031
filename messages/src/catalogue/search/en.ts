export const messages = {
  title: "Search",
  question: "What are you looking for?",
  hint: "Search for a title, a series, or something that is said in a video.",
  corrected: "Showing results for <words>{words}</words>.",
  said: "Said in {title}",
  at: ", at {time}",
} as const;
