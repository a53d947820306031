export const messages = {
  origins: {
    hand: "Made by hand. Without any, those of a chapter file count or, if there is none, the times in the description.",
    file: "From the chapter file. Those that you save here count before it.",
    description: "From the times in the description. Those that you save here count before them.",
  },
  title: "Chapters",
  none: "There are none yet. Members can then go from part to part, and see them on the time line.",
  hint: "One to a line, each with its time, such as 0:00 Welcome",
  update: "Update chapters",
  noTime: "Line {line} is no time with a title, such as 0:00 Welcome.",
  saved: "Chapters saved",
  asTheyWere: "Chapters are as they were",
} as const;
