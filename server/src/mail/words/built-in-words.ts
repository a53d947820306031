import { linkLine, type MailName, type MailWords } from "@mindreel/contract/plain/kinds/mails";
import type { Language } from "@mindreel/contract/plain/languages";
import { notices } from "@mindreel/messages/accounts/security";
import { mail as answer } from "@mindreel/messages/engagement/request-answers";
import { inLanguage } from "@mindreel/messages/in-language";
import { mail as newsAgain } from "@mindreel/messages/newsletter/news-again";
import { mail as offer } from "@mindreel/messages/newsletter/offers";
import { mail as winBack } from "@mindreel/messages/newsletter/win-back";
import { messages as newVideos } from "@mindreel/messages/notices/notice-mails";
import { accountWords } from "./account-words.ts";
import { inParagraphs } from "./paragraphs.ts";
import { planWords } from "./plan-words.ts";

const greeting = "{greeting}";

/** A security notice. After a password change it also mentions passkeys, which still allow signing in. */
const notice = (change: keyof (typeof notices)["changes"]) => (language: Language) => {
  const { changes, wasYou, notMe, setPassword } = inLanguage(notices, language);
  const { title } = changes[change];
  const text =
    change === "password_changed"
      ? inParagraphs(greeting, "{change}", "{passkeys}", wasYou, linkLine, "{advice}")
      : inParagraphs(greeting, "{change}", wasYou, linkLine, setPassword);
  return { subject: title, title, text, button: notMe };
};

const builtIn: Readonly<Record<MailName, (language: Language) => MailWords>> = {
  ...accountWords,
  ...planWords,
  free_month: (language) => {
    const { subject, title, thanks, start, how, notYou } = inLanguage(offer, language);
    return { subject, title, text: inParagraphs(greeting, thanks, linkLine, how, notYou), button: start };
  },
  news_again: (language) => {
    const { subject, title, again, yes, notYou } = inLanguage(newsAgain, language);
    return { subject, title, text: inParagraphs(greeting, again, linkLine, notYou), button: yes };
  },
  win_back: (language) => {
    const { subject, title, saved, back, code } = inLanguage(winBack, language);
    return { subject, title, text: inParagraphs(greeting, saved, "{terms}", linkLine, code), button: back };
  },
  request_answered: (language) => {
    const { subject, title, watch } = inLanguage(answer, language);
    return { subject, title, text: inParagraphs(greeting, "{asked}", linkLine), button: watch };
  },
  new_videos: (language) => {
    const { subject, title, watch } = inLanguage(newVideos, language);
    return { subject, title, text: inParagraphs(greeting, "{videos}", linkLine), button: watch };
  },
  new_sign_in: notice("new_sign_in"),
  password_changed: notice("password_changed"),
  google_linked: notice("google_linked"),
  two_factor_on: notice("two_factor_on"),
  two_factor_off: notice("two_factor_off"),
  recovery_codes_renewed: notice("recovery_codes_renewed"),
  recovery_code_used: notice("recovery_code_used"),
  passkey_added: notice("passkey_added"),
  passkey_removed: notice("passkey_removed"),
  codes_guessed: notice("codes_guessed"),
  email_changed: notice("email_changed"),
  second_address_changed: notice("second_address_changed"),
  superuser_made: notice("superuser_made"),
  superuser_unmade: notice("superuser_unmade"),
};

/** The words of a mail unless the owner has replaced them. */
export const builtInWords = (mail: MailName, language: Language): MailWords => builtIn[mail](language);
