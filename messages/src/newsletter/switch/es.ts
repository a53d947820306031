import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  heading: "Novedades",
  label: "Enviadme las novedades",
  description: "Lo nuevo de aquí. Los correos sobre tu cuenta llegan en cualquier caso.",
} satisfies Translation<typeof english>;
