export const messages = {
  order: "Order",
  orders: {
    "-created": "Newest first",
    created: "Oldest first",
    popular: "Most liked",
    title: "Title A–Z",
    "-title": "Title Z–A",
    duration: "Shortest",
    "-duration": "Longest",
  },
  lengthName: "Length",
  anyLength: "Any length",
  lengths: {
    short: "Under 10 minutes",
    medium: "10 to 30 minutes",
    long: "Over 30 minutes",
  },
  categories: "Categories",
  category: "Category",
  all: "All",
  notLoaded: "The categories did not load.",
} as const;
