export const messages = {
  transcript: "Transcript",
  language: "Language of the transcript",
  kinds: {
    captions: "captions",
    descriptions: "descriptions",
    chapters: "chapters",
    metadata: "metadata",
  },
  loading: "Loading the transcript",
  search: "Search the transcript",
  copy: "Copy the transcript with times",
  nothing: "No line has these words.",
  count: {
    one: "{count} line",
    other: "{count} lines",
  },
  copied: "The transcript is copied.",
  notCopied: "The transcript could not be copied. Please select it and copy it yourself.",
  follow: "Follow the video",
} as const;
