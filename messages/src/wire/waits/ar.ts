import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  tooManyAttempts: "محاولات كثيرة جدًا. يُرجى الانتظار {time} ثم المحاولة مرة أخرى.",
  second: "ثانية واحدة",
  seconds: { one: "ثانية واحدة", two: "ثانيتين", few: "{count} ثوانٍ", many: "{count} ثانية", other: "{count} ثانية" },
  minutes: { one: "دقيقة واحدة", two: "دقيقتين", few: "{count} دقائق", many: "{count} دقيقة", other: "{count} دقيقة" },
  anotherDevice: "جهاز آخر",
  mostPlays: {
    one: "فيديو واحد في آن واحد كحد أقصى. يُشغَّل الآن على {devices}.",
    two: "فيديوهان في آن واحد كحد أقصى. يُشغَّلان الآن على {devices}.",
    few: "{count} فيديوهات في آن واحد كحد أقصى. تُشغَّل الآن على {devices}.",
    many: "{count} فيديو في آن واحد كحد أقصى. تُشغَّل الآن على {devices}.",
    other: "{count} فيديو في آن واحد كحد أقصى. تُشغَّل الآن على {devices}.",
  },
} satisfies Translation<typeof english>;
