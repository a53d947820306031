export const messages = {
  origins: {
    hand: "Written by hand. If you remove them all, those from a chapter file are used or, without one, the times in the description.",
    file: "From the chapter file. Those that you save here take precedence.",
    description: "From the times in the description. Those that you save here take precedence.",
  },
  title: "Chapters",
  none: "There are none yet. With chapters, members can go from part to part, and see them on the timeline.",
  hint: "One per line, each with its time, such as 0:00 Welcome",
  update: "Update chapters",
  noTime: "Line {line} needs a time and a title, such as 0:00 Welcome.",
  saved: "Chapters saved",
  asTheyWere: "Chapters are back as they were",
} as const;
