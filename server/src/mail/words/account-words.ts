import { linkLine, type MailWords } from "@mindreel/contract/plain/kinds/mails";
import type { Language } from "@mindreel/contract/plain/languages";
import { mail as deletion } from "@mindreel/messages/accounts/account-deletion";
import { mail as change } from "@mindreel/messages/accounts/email-change";
import { mail as confirmation } from "@mindreel/messages/accounts/email-confirmation";
import { mail as invitation } from "@mindreel/messages/accounts/invitations";
import { mail as reset } from "@mindreel/messages/accounts/password-reset";
import { inLanguage } from "@mindreel/messages/in-language";
import { inParagraphs } from "./paragraphs.ts";

type Words = (language: Language) => MailWords;

const greeting = "{greeting}";

/** The built-in words of account mails, with their placeholders. */
export const accountWords = {
  invitation: (language) => {
    const { subject, title, text, start, how, notYou } = inLanguage(invitation, language);
    return { subject, title, text: inParagraphs(greeting, text, "{gift}", linkLine, how, notYou), button: start };
  },
  email_confirmation: (language) => {
    const { first, confirm, lasts } = inLanguage(confirmation, language);
    const text = inParagraphs(greeting, first.welcome, linkLine, lasts, first.notYou);
    return { subject: first.subject, title: first.title, text, button: confirm };
  },
  second_email_confirmation: (language) => {
    const { second, confirm, lasts } = inLanguage(confirmation, language);
    const text = inParagraphs(greeting, second.asked, linkLine, lasts, second.notYou);
    return { subject: second.subject, title: second.title, text, button: confirm };
  },
  password_reset: (language) => {
    const { subject, title, asked, lasts, notYou } = inLanguage(reset, language);
    return { subject, title, text: inParagraphs(greeting, asked, linkLine, lasts, notYou), button: title };
  },
  new_email: (language) => {
    const { subject, title, asked, button, needsApproval, notYou } = inLanguage(change, language).confirm;
    return { subject, title, text: inParagraphs(greeting, asked, linkLine, needsApproval, notYou), button };
  },
  new_email_alone: (language) => {
    const { subject, title, asked, button, alone, notYou } = inLanguage(change, language).confirm;
    return { subject, title, text: inParagraphs(greeting, asked, linkLine, alone, notYou), button };
  },
  current_email: (language) => {
    const { subject, title, asked, button, needsApproval, notYou } = inLanguage(change, language).approve;
    return { subject, title, text: inParagraphs(greeting, asked, linkLine, needsApproval, notYou), button };
  },
  current_email_unproven: (language) => {
    const { subject, title, asked, button, unproven, notYou } = inLanguage(change, language).approve;
    return { subject, title, text: inParagraphs(greeting, asked, linkLine, unproven, notYou), button };
  },
  taken_email: (language) => {
    const { subject, title, asked, button, after } = inLanguage(change, language).taken;
    return { subject, title, text: inParagraphs(greeting, asked, linkLine, after), button };
  },
  old_email: (language) => {
    const { subject, title, approved, last, open, readsMail } = inLanguage(change, language).left;
    return { subject, title, text: inParagraphs(greeting, approved, last, linkLine, readsMail), button: open };
  },
  old_email_unproven: (language) => {
    const { subject, title, unproven, last, open, notYou } = inLanguage(change, language).left;
    return { subject, title, text: inParagraphs(greeting, unproven, last, linkLine, notYou), button: open };
  },
  deletion_scheduled: (language) => {
    const { subject, title, asked, noRenewal, keep, changeMind, notYou } = inLanguage(deletion, language).scheduled;
    const text = inParagraphs(greeting, asked, noRenewal, linkLine, changeMind, notYou);
    return { subject, title, text, button: keep };
  },
  account_deleted: (language) => {
    const { subject, title, gone, last, open, comeBack } = inLanguage(deletion, language).deleted;
    return { subject, title, text: inParagraphs(greeting, gone, last, linkLine, comeBack), button: open };
  },
} satisfies Record<string, Words>;
