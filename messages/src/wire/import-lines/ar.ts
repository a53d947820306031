import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  character: "{field}: فيه حرف لا يمكن حفظه.",
  long: "{field}: أطول من {most} حرف.",
} satisfies Translation<typeof english>;
