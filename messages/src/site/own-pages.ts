export const messages = {
  title: "Your own pages",
  how: "For what people ask before they join: who you are, questions and answers. In Markdown. They're linked below each page, beside the legal ones, in this order; nobody has to accept them.",
  name: "Title",
  address: "Address",
  text: "Text",
  add: "Add a page",
  unnamed: "New page",
  edit: "Edit {title}",
  remove: "Remove {title}",
  open: "Open: {title}",
} as const;
