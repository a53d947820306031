export const messages = {
  link: "Link",
  start: "Start at {time}",
  end: "End at",
  wrong: "Enter a time after {start}, such as {example}.",
  copy: "Copy link",
  copied: "The link is copied.",
  notCopied: "The link could not be copied. Please select it and copy it yourself.",
  more: "More options",
} as const;
