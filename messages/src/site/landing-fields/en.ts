export const messages = {
  film: "Promo film",
  filmAbout: "The address of a film, with https://, or of a file on this site. It opens in a new tab.",
  voices: "What people say",
  voicesAbout: "At most nine. Without any, the section is not shown.",
  words: "Words {n}",
  name: "Name of voice {n}",
  about: "Who voice {n} is",
  remove: "Remove",
  removeVoice: "Remove voice {n}",
  add: "Add a voice",
} as const;
