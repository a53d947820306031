export const messages = {
  name: "Name",
  email: "Email",
  unsubscribed: "(unsubscribed)",
  age: "Age",
  telephone: "Telephone",
  country: "Country",
  title: "Subscribers",
  noneTitle: "Nobody is on the mailing list yet",
  noneText: "People who sign up for the news on the landing page show up here. You can import a list, too.",
  exported: "subscribers",
  import: "Import",
  list: "Mailing list",
} as const;
