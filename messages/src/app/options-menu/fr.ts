import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  options: "Options",
  adminPanel: "Administration",
} satisfies Translation<typeof english>;
