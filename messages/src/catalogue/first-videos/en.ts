export const messages = {
  text: "The library is still empty. Create the first video, or import a whole list of them.",
  create: "Create a video",
  import: "Import videos",
} as const;
