export const messages = {
  notPlayable: "This video cannot be played here right now.",
  newPlace:
    "This video plays from a host that was added to the library after you opened this page. Reload the page to play it.",
  unknownHost:
    "This video also needs {host}, which the library does not know yet. Whoever runs the library can fix this by checking the video on the Health page.",
  reload: "Reload the page",
  openAt: "Open it at {provider}",
  itsSource: "its source",
  marks: "Marks on the timeline",
  top: "At the top of the picture",
  position: "{now} out of {length}",
} as const;
