export const messages = {
  label: "Mail me when it is here",
  description: "When something that you asked or voted for is in the library.",
} as const;
