import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  username: "Benutzername",
  password: "Passwort",
  confirmPassword: "Passwort bestätigen",
} satisfies Translation<typeof english>;
