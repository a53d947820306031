export const messages = {
  notPlayable: "This video cannot be played here right now.",
  newPlace:
    "This video plays from a place that the library has got since you opened this page. Reload the page to play it.",
  unknownHost:
    "This video also needs {host}, which the library does not know yet. Whoever runs the library can let Library health check the video, which finds that out.",
  reload: "Reload the page",
  openAt: "Open it at {provider}",
  itsSource: "its source",
  marks: "Marks on the time line",
  top: "At the top of the picture",
  position: "{now} out of {length}",
} as const;
