import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  required: "هذا الحقل مطلوب.",
  blank: "لا يمكن أن يكون هذا الحقل فارغًا.",
  notSettable: "لا يمكن تعيين هذا الحقل هنا.",
  type: "يجب أن يكون من النوع {type}.",
  minLength: "الحد الأدنى لعدد الأحرف: {limit}.",
  maxLength: "الحد الأقصى لعدد الأحرف: {limit}.",
  minimum: "يجب ألا يقل عن {limit}.",
  maximum: "يجب ألا يزيد على {limit}.",
  maxItems: "الحد الأقصى لعدد العناصر: {limit}.",
  email: "أدخل عنوان بريد إلكتروني صالحًا.",
  format: "الصيغة غير صحيحة.",
  pattern: "هذه القيمة غير مسموح بها.",
  line: "استخدم سطرًا واحدًا فيه حرف مرئي واحد على الأقل.",
  colour: "يُكتب اللون بعلامة # تليها ستة أرقام سداسية عشرية، مثل #454ee2.",
  invalid: "هذا غير صالح.",
  flag: "استخدم true أو اتركه.",
  multipart: "أرسله بصيغة multipart/form-data.",
  noFile: "لا يُتوقع ملف هنا.",
  pictureLarger: "حجم الصورة أكبر من 5 ميغابايت.",
  fileLarger: "حجم الملف أكبر من 5 ميغابايت.",
  pictureEmpty: "الملف فارغ. اختر صورة أخرى.",
  fileEmpty: "الملف فارغ. اختر ملفًا آخر.",
  exports: "يجري تصديران حاليًا. أعد المحاولة عند انتهاء أحدهما.",
} satisfies Translation<typeof english>;
