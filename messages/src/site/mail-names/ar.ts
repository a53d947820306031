import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  names: {
    email_confirmation: "تأكيد العنوان",
    second_email_confirmation: "تأكيد العنوان الثاني",
    password_reset: "تعيين كلمة مرور جديدة",
    new_email: "تأكيد عنوان جديد",
    new_email_alone: "تأكيد عنوان جديد (دون موافقة)",
    current_email: "الموافقة على تغيير العنوان",
    current_email_unproven: "رفض تغيير العنوان",
    taken_email: "للعنوان حساب بالفعل",
    old_email: "تغيّر العنوان",
    old_email_unproven: "تغيّر العنوان (دون موافقة)",
    deletion_scheduled: "سيُحذف الحساب",
    account_deleted: "حُذف الحساب",
    free_month: "شهر مجاني",
    request_answered: "تلبية طلب",
    new_videos: "فيديوهات جديدة",
    failed_payment: "فشل الدفع",
    password_changed: "تغيّرت كلمة المرور",
    google_linked: "ربط Google",
    two_factor_on: "تفعيل التحقق بخطوتين",
    two_factor_off: "إيقاف التحقق بخطوتين",
    recovery_codes_renewed: "رموز استرداد جديدة",
    recovery_code_used: "استخدام رمز استرداد",
    passkey_added: "إضافة مفتاح مرور",
    passkey_removed: "إزالة مفتاح مرور",
    codes_guessed: "رموز خاطئة",
    email_changed: "تبديل العنوان",
    second_address_changed: "تغيّر العنوان الثاني",
  },
} satisfies Translation<typeof english>;
