export const messages = {
  title: "The tawny owl",
  asked: "Owls at night",
  passkey: "Phone",
} as const;
