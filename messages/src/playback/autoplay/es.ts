import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  label: "Reproducir automáticamente el siguiente episodio",
} satisfies Translation<typeof english>;
