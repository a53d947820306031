export const messages = {
  title: "Notes",
  none: "No notes so far.",
  note: "Note",
  about:
    "Only superusers see notes here. They can't be changed, and are part of the member's data if they download it.",
  add: "Add note",
  added: "Note added",
  by: "{who}, {when} (UTC)",
  byGone: "A former superuser, {when} (UTC)",
} as const;
