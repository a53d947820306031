import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  mux: "تحقق من أن المفتاح من البيئة التي فيها الفيديو، وأن معرّف المفتاح والمفتاح الخاص متوافقان.",
  cloudflare_stream: "تحقق من أن المفتاح من الحساب الذي فيه الفيديو، وأن معرّف المفتاح والمفتاح الخاص متوافقان.",
  bunny_cdn: "تحقق من أن هذا مفتاح URL token authentication لمنطقة السحب لهذا المضيف، وأن token IP validation متوقف.",
  bunny_embed: "تحقق من أن هذا مفتاح token authentication لمكتبة الفيديو، لا مفتاح API الخاص بها.",
  s3: "تحقق من المفتاح وسره، ومن المنطقة (`auto` في R2)، ومن أن المفتاح يستطيع قراءة الكائن، ومن أن الكائن موجود: يرد S3 بالرد نفسه عند غيابه.",
  cloudfront:
    "تحقق من أن معرّف المفتاح يخص مفتاحًا عامًا في trusted key group للتوزيع، وأن المفتاح الخاص يقابله، وأن الملف موجود: كثيرًا ما يرد CloudFront بالرد نفسه عند غيابه.",
} satisfies Translation<typeof english>;
