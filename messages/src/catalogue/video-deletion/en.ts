export const messages = {
  label: "Delete {title}",
  title: "Delete this video?",
  delete: "Delete",
  text: "<strong>{title}</strong> will disappear for every member, with its likes. You can restore it for {days} days.",
  deleted: "Video deleted successfully",
} as const;
