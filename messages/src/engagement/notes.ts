export const messages = {
  noteAt: "Note at {time}",
  noteWith: "Note at {time}: {text}",
  write: "Write a note",
  hint: "Enter saves, Esc cancels",
  cancel: "Cancel",
  save: "Save",
  saved: "Note saved",
  playFrom: "{at}: play from {time}",
  edit: "Edit the note at {time}",
  remove: "Delete the note at {time}",
  add: "Add a note",
  none: "Nobody but you sees your notes.",
  press: "Press <key>N</key> while watching to write one.",
  list: "Notes about this video",
  all: "All your notes",
  changed: "Note changed",
  changedBack: "The note is back as it was",
  deleted: "Note deleted",
  restored: "Note restored",
} as const;

export const page = {
  title: "Notes",
  export: "Export<hidden> all notes as Markdown</hidden>",
  search: "Search your notes",
  count: {
    one: "{count} note",
    other: "{count} notes",
  },
  noneFound: "No notes found",
  noneHas: "None of your notes contains “{search}”.",
  none: "No notes yet",
  hint: "Open a video by its title, press N while you watch, and write down what you want to find again. Nobody but you sees it.",
  touchHint:
    "Open a video by its title, tap “Notes” and “Add a note” while you watch, and write down what you want to find again. Nobody but you sees it.",
  gone: "This video is no longer here. Your notes stay.",
} as const;
