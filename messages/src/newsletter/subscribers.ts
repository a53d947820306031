export const messages = {
  name: "Name",
  email: "Email",
  unsubscribed: "(unsubscribed)",
  age: "Age",
  telephone: "Telephone",
  country: "Country",
  title: "Subscribers",
  noneTitle: "No subscribers yet",
  noneText: "People who sign up for the news on the landing page appear here. You can import a list, too.",
  exported: "subscribers",
  import: "Import",
  list: "The list",
} as const;
