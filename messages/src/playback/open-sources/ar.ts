import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  mux: "امنح الفيديو سياسة تشغيل موقّعة، واحذف معرّف تشغيله العام، واستخدم هنا المعرّف الموقّع.",
  cloudflare_stream: "فعّل «Require signed URLs» للفيديو.",
  bunny_cdn: "فعّل token authentication لمنطقة السحب.",
  bunny_embed: "فعّل embed view token authentication للمكتبة.",
  s3: "امنع الوصول العام إلى الحاوية.",
  cloudfront: "فعّل Restrict viewer access في behavior للتوزيع.",
} satisfies Translation<typeof english>;
