export const states = {
  checking: "Checking…",
  loading: "Loading",
  offline: "You seem to be offline",
  notLoaded: "This didn't load",
  wentWrong: "Something went wrong. Please try again.",
  tryAgain: "Try again",
} as const;

export const calls = {
  unreachable: "We can't be reached. Check your internet connection and try again.",
  failed: "Something went wrong on our side. Please try again in a moment.",
} as const;

export const notLoaded = {
  replaced: "There's a new version of this site. Please reload the page.",
} as const;

export const loadMore = {
  noMore: "Nothing more to load",
  more: "Load More",
} as const;

export const toasts = {
  notifications: "Notifications",
  undo: "Undo",
  close: "Close",
} as const;

export const promise = {
  promise: "Entertainment that *expands* the mind.",
} as const;
