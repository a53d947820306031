import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  label: "Nächste Folge von selbst abspielen",
} satisfies Translation<typeof english>;
