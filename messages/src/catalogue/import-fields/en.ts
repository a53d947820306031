export const messages = {
  url: "address",
  title: "title",
  category: "category",
  description: "description",
  oid: "Oid",
  series: "series",
  place: "place",
} as const;
