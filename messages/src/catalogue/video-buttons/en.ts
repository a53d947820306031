export const messages = {
  delete: "Delete {title}",
  edit: "Edit {title}",
} as const;
