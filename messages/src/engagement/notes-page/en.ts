export const messages = {
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
