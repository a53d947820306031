export const fields = {
  email: "Email",
  showPassword: "Show password",
} as const;

export const mailbox = {
  open: "Open {name}",
} as const;

export const newPassword = {
  description: "At least {min} characters; a few unrelated words are best.",
} as const;

export const dateTime = {
  clockChange: "The clocks change at this time. What counts is {moment}.",
} as const;

export const picture = {
  finishCropping: "Finish cropping the picture first.",
  choose: "Choose a picture, or drop it here",
  chooseNew: "Choose a new picture",
  crop: "Crop the picture",
  unreadable: "This picture can't be read. Please choose another one.",
  cancel: "Cancel",
  use: "Use picture",
  area: "The part that will be used: move the picture with the arrow keys",
  zoom: "Zoom",
} as const;

export const dialogs = {
  cancel: "Cancel",
  leaveTitle: "Leave without saving?",
  leaveText: "Your changes aren't saved yet.",
  stay: "Stay",
  leave: "Leave",
} as const;

export const importing = {
  outcomes: {
    added: "New",
    skipped: "Skipped",
    unsubscribed: "Unsubscribed",
    faulty: "Error",
  },
  line: "Line",
  outcome: "Outcome",
  done: "Done.",
  interrupted: "The import was interrupted",
  wentThrough: {
    one: "{count} line was processed. Import again: nothing is added twice.",
    other: "{count} lines were processed. Import again: nothing is added twice.",
  },
  skipped: "{number} skipped",
  unsubscribed: "{number} unsubscribed",
  faultyLines: {
    one: "{count} line with errors",
    other: "{count} lines with errors",
  },
  summary: "{toImport}, {others}.",
  comma: "{first}, {second}",
  doneOf: "{done} of {all}",
  import: "Import",
  everyLine: "Every line was imported.",
  notImported: {
    one: "{count} line wasn't imported; the reasons are below.",
    other: "{count} lines weren't imported; the reasons are below.",
  },
  keepUnsubscribed: {
    one: "Store {count} person as unsubscribed",
    other: "Store {count} people as unsubscribed",
  },
  broken: {
    quote: "A quotation mark on this line isn't closed. The line isn't imported.",
    cells: "This line has more cells than the heading line. It isn't imported.",
  },
  ignored: "These columns weren't understood, and aren't imported",
  column: "column {number}",
  namedColumn: "{name} (column {number})",
  lines: "Lines",
  empty: "There's nothing to import: please enter at least one line.",
  file: "Or a CSV file",
  chooseFile: "Choose a file, or drop it onto the lines",
  folder: "This is a folder. Please open it, and drop a file from it.",
  tooLarge: "A file can have at most {max} MB. Please split this one up.",
  preview: "Preview",
  linesShown: "Lines shown",
  problems: "Not imported ({number})",
  all: "All ({number})",
  moreLines: "Show more lines",
} as const;
