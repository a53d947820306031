import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Was du verfolgst",
  none: "Noch nichts. Der Knopf „Folgen“ steht auf der Seite jeder Kategorie und Serie.",
  kinds: {
    categories: "Kategorie",
    series: "Serie",
  },
  unfollow: "Nicht mehr folgen",
  unfollowNamed: "{name}: Nicht mehr folgen",
} satisfies Translation<typeof english>;
