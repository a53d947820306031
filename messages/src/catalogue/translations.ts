export const messages = {
  title: "In other languages",
  note: "Members who read one of these languages see what you write here, and search finds it in every language. Where you leave a field empty, they see the original. Superusers always see the original.",
  language: "Language",
  choose: "Choose a language",
  translated: "{language} (translated)",
  titles: {
    video: "Translated title",
    series: "Translated title",
    category: "Translated name",
  },
  description: "Translated description",
  save: "Save translation",
  saved: "Translation saved",
} as const;
