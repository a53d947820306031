export const messages = {
  film: "Promo film",
  filmAbout: "The address of a film, with https://, or of a file of this site. Visitors open it in a tab of its own.",
  voices: "What people say",
  voicesAbout: "Nine at most. Without any, the section is not shown.",
  words: "Words {n}",
  name: "Name of voice {n}",
  about: "Who that is, voice {n}",
  remove: "Remove",
  removeVoice: "Remove voice {n}",
  add: "Add a voice",
} as const;
