import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  description: "{app}: أفلام ومحاضرات توسّع آفاق العقل، في مكان هادئ واحد.",
  landingDescription:
    "{app}: ترفيه يوسّع آفاق العقل. أفلام ومحاضرات ورحلات تستحق أمسيتك، مع شهر مجاني لكل من يشترك في الأخبار.",
} satisfies Translation<typeof english>;
