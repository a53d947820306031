export const messages = {
  text: "Text",
  textNote: "In Markdown: # makes a heading, **two stars** make bold, [words](https://…) make a link.",
  title: "Add a picture",
  add: "Add",
  picture: "Picture",
  pictureNote: "At most 5 MB. Emails show it up to 456 pixels wide.",
  choose: "Choose a picture",
  description: "Description",
  descriptionNote: "What it shows, for people who don't see pictures. It takes the picture's place in plain text.",
} as const;
