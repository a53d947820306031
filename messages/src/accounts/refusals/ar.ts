import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  invisibleUsername: "لا تستخدم أحرف تحكم، ولا مسافات في البداية أو النهاية.",
  passwordsDiffer: "كلمتا المرور غير متطابقتين.",
  passwordCommon: "كلمة المرور هذه شائعة جدًا.",
  passwordIsName: "يجب ألا تكون كلمة المرور اسم المستخدم أو عنوان بريدك الإلكتروني.",
  usernameTaken: "اسم المستخدم هذا موجود بالفعل.",
  emailTaken: "يوجد بالفعل حساب بعنوان البريد الإلكتروني هذا.",
  disposableEmail: "يُرجى استخدام عنوان دائم: عناوين هذا المزوّد مؤقتة.",
  superusersOnly: "لا يمكن إلا لمشرف عام إنشاء مشرف عام.",
  fullOfPasskeys: "لديك أقصى عدد من مفاتيح المرور. يُرجى إزالة واحد أولًا.",
  passkeyUnusable: "تعذّرت إضافة مفتاح المرور هذا. يُرجى إعادة المحاولة.",
  linkUsed: "انتهت صلاحية هذا الرابط أو استُخدم من قبل.",
  resetLinkUsed: "انتهت صلاحية هذا الرابط أو استُخدم من قبل. يُرجى طلب رابط جديد.",
  otherLink: "ليس هذا هو الرابط الذي فتحته.",
  passkeysNeeded: "مفاتيح المرور هي خطوتك الثانية، وهي لازمة هنا للمشرفين العامين.",
  ownEmail: "هذا عنوانك بالفعل.",
  tooManyEmailChanges: "طلبت عدة تغييرات بالفعل. يُرجى إعادة المحاولة غدًا.",
  emailTakenMeanwhile: "صار هذا العنوان يخص حسابًا آخر.",
  wrongPassword: "هذه ليست كلمة مرورك.",
  wrongCode: "هذا الرمز غير صحيح، أو استُخدم من قبل.",
  wrongFirstCode: "هذا الرمز غير صحيح. يُرجى إدخال الرمز الذي يعرضه التطبيق الآن.",
  lastSuperuser: "أنت آخر مشرف عام. عيّن مشرفًا آخر أولًا.",
  blockYourself: "لا يمكنك حظر نفسك.",
  mailSentAlready: "أرسلنا إليك رسالة بالفعل. يُرجى البحث عنها أو إعادة المحاولة لاحقًا.",
  copyTaken: "نزّلت نسخة للتو. يُرجى إعادة المحاولة بعد عشر دقائق.",
} satisfies Translation<typeof english>;
