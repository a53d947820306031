export const messages = {
  label: "Email me when it is here",
  description: "When something that you asked or voted for is added to the library.",
} as const;
