export const messages = {
  title: "Export and import",
  about:
    "All settings as one file, with the logo and the icon, to keep or to take to another site. Pictures in legal pages stay where they are, and are not in the file.",
  export: "Export settings",
  choose: "Import a file",
  unreadable: "This file holds no settings of a site.",
  same: "Nothing would change: the site has these settings already.",
  failed: "The pictures could not be loaded. Try again.",
  question: "Import these settings?",
  undo: "Visitors see them at once. One press in the history takes them back.",
  confirm: "Import",
  cancel: "Cancel",
} as const;
