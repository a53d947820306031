export const home = {
  skip: "Skip to the videos",
  title: "All videos",
  otherLength: "Try another length. Some videos are of unknown length.",
  emptyCategory: "There's nothing in this category yet.",
  emptyLibrary: "The library is still empty. Come back soon.",
} as const;

export const card = {
  play: "Play {title}",
  playing: "Playing",
  watched: "Watched",
  actions: "Actions for {title}",
  about: "More about {title}",
  releases: "Releases {moment}",
  added: "Added {day}",
  earlyAccess: "Early access",
  closePlayer: "Close player",
} as const;

export const choices = {
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
  skip: "Skip to the categories",
  notLoaded: "The categories didn't load.",
} as const;

export const messages = {
  count: {
    one: "{count} video",
    other: "{count} videos",
  },
  showAll: "Show all videos",
  find: "Find videos",
  noneFound: "No videos found",
  otherWords: "Try other words, or fewer of them.",
  results: "Results for “{words}”",
} as const;

export const watch = {
  beside: "Beside the video",
  episodes: "Episodes",
  upNext: "Up next",
  nothingElse: "Nothing else yet.",
  notes: "Notes",
  transcript: "Transcript",
  chapters: "Chapters",
  share: "Share {title}",
  shareAlone: "Share",
  wide: "Wide player",
  normal: "Normal player",
  more: "More actions",
} as const;

export const missing = {
  page: "Page Not Found",
  title: "There's no such video",
  text: "It may have been removed, or isn't released yet.",
} as const;

export const share = {
  link: "Link",
  start: "Start at",
  end: "End at",
  wrong: "Enter a time after {start}, such as {example}.",
  copy: "Copy link",
  copied: "The link is copied.",
  notCopied: "The link couldn't be copied. Please select it and copy it yourself.",
  more: "More options",
} as const;

export const restoring = {
  restored: {
    one: "Video restored",
    other: "{count} videos restored",
  },
} as const;
