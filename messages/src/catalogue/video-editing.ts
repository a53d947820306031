export const messages = {
  createTitle: "Create New Video",
  leaveTitle: "Leave without creating the video?",
  leaveText: "What you've entered will be lost.",
  create: "Create Video",
  created: "Video created",
  saved: "Video saved",
  edit: "Edit {title}",
  episode: "Episode {place} of {all} of <link>{title}</link>",
  cancel: "Cancel",
  save: "Save",
  title: "Title",
  description: "Description",
  oid: "Oid",
  oidHint: "The video's id at its provider, or any name for a file. Caption files with this name find their video.",
  category: "Category",
  chooseCategory: "Choose a category",
  thumbnail: "Video Thumbnail",
  source: "Source",
  showcase: "Show on the landing page",
  showcaseNote: "Visitors see its name and its picture. The video chosen last comes first.",
  asking: "Asking the provider about this video…",
  isThere: "The video was found",
  usePicture: "Use this picture",
} as const;

export const page = {
  title: "Edit video",
  noSuch: "There's no such video",
  showAll: "Show all videos",
} as const;

export const buttons = {
  delete: "Delete {title}",
  edit: "Edit {title}",
} as const;

export const deletion = {
  label: "Delete {title}",
  title: "Delete this video?",
  delete: "Delete",
  text: "<strong>{title}</strong> will disappear for every member, with its likes. You can restore it for {days} days.",
  deleted: "Video deleted successfully",
} as const;

export const releaseField = {
  label: "Release time",
  description:
    "Leave empty to release it at once. In your time zone, {timeZone}. Members with early access see it 7 days earlier.",
  now: "Release now",
} as const;
