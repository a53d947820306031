export const messages = {
  title: "Search",
  question: "What are you looking for?",
  hint: "Search for a title, a series, or something that is said in a video.",
  corrected: "Showing results for <words>{words}</words>.",
  series: "Series",
  categories: "Categories",
  popular: "Popular in the library",
  popularIn: "Popular in {category}",
  said: "Said in {title}",
  at: ", at {time}",
} as const;

export const suggestions = {
  title: "Suggestions",
  count: {
    one: "{count} suggestion",
    other: "{count} suggestions",
  },
  kinds: {
    video: "Video",
    series: "Series",
    category: "Category",
  },
} as const;
