export const messages = {
  title: "Export and import",
  about:
    "All settings as one file, with the logo and the icon, to keep or to move to another site. Pictures in legal pages are not included.",
  export: "Export settings",
  choose: "Import a file",
  unreadable: "This file does not contain site settings.",
  same: "Nothing would change: the site has these settings already.",
  failed: "The pictures could not be loaded. Try again.",
  question: "Import these settings?",
  undo: "Visitors see them at once. You can undo this with one click in the history.",
  confirm: "Import",
  cancel: "Cancel",
} as const;
