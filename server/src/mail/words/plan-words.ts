import { linkLine, type MailWords } from "@mindreel/contract/plain/kinds/mails";
import type { Language } from "@mindreel/contract/plain/languages";
import { mail as price, staysMail } from "@mindreel/messages/billing/price-moves";
import { failedPaymentMail as payment, planMails } from "@mindreel/messages/billing/subscription";
import { inLanguage } from "@mindreel/messages/in-language";
import { inParagraphs } from "./paragraphs.ts";

type Words = (language: Language) => MailWords;

const greeting = "{greeting}";

/** About free time that ends soon, or has ended. */
const freeTime = (when: "ends" | "soon" | "over") => (language: Language) => {
  const { free } = inLanguage(planMails, language);
  const { subject, title, stay } = free[when];
  const after = when === "over" ? free.cancelAnyTime : free.nothingToDo;
  return { subject, title, text: inParagraphs(greeting, stay, linkLine, after), button: free.keep };
};

/** About a trial that is charged soon. */
const trialCharges = (when: "week" | "soon") => (language: Language) => {
  const { trial } = inLanguage(planMails, language);
  return { ...trial[when], text: inParagraphs(greeting, trial.charged, linkLine, trial.orCancel), button: trial.see };
};

/** The built-in words of mails about the plan, with their placeholders. */
export const planWords = {
  price_change: (language) => {
    const { subject, title, from, stay, see, orCancel } = inLanguage(price, language);
    return { subject, title, text: inParagraphs(greeting, from, stay, linkLine, orCancel), button: see };
  },
  price_stays: (language) => {
    const { subject, title, isOff, nothingToDo } = inLanguage(staysMail, language);
    const button = inLanguage(price, language).see;
    return { subject, title, text: inParagraphs(greeting, isOff, linkLine, nothingToDo), button };
  },
  failed_payment: (language) => {
    const { subject, title, fix, changeCard } = inLanguage(payment, language);
    return { subject, title, text: inParagraphs(greeting, "{refused}", linkLine, changeCard), button: fix };
  },
  subscription_begun: (language) => {
    const { begun, watch } = inLanguage(planMails, language);
    const { subject, title, open, manage } = begun;
    return { subject, title, text: inParagraphs(greeting, open, "{terms}", linkLine, manage), button: watch };
  },
  subscription_cancelled: (language) => {
    const { subject, title, until, resume, changedMind } = inLanguage(planMails, language).cancelled;
    return { subject, title, text: inParagraphs(greeting, until, "{rest}", linkLine, changedMind), button: resume };
  },
  subscription_resumed: (language) => {
    const { resumed, begun, watch } = inLanguage(planMails, language);
    const { subject, title, goesOn } = resumed;
    return { subject, title, text: inParagraphs(greeting, goesOn, linkLine, begun.manage), button: watch };
  },
  subscription_ended: (language) => {
    const { subject, title, over, again, anyTime } = inLanguage(planMails, language).ended;
    return { subject, title, text: inParagraphs(greeting, over, "{rest}", linkLine, anyTime), button: again };
  },
  trial_begun: (language) => {
    const { trial, begun, watch } = inLanguage(planMails, language);
    const { subject, title, open } = trial.begun;
    return { subject, title, text: inParagraphs(greeting, open, "{terms}", linkLine, begun.manage), button: watch };
  },
  trial_charges: trialCharges("week"),
  trial_charges_soon: trialCharges("soon"),
  trial_ends: (language) => {
    const { subject, title, stay } = inLanguage(planMails, language).trial.ends;
    const { free } = inLanguage(planMails, language);
    return { subject, title, text: inParagraphs(greeting, stay, linkLine, free.nothingToDo), button: free.keep };
  },
  free_time_ends: freeTime("ends"),
  free_time_ends_soon: freeTime("soon"),
  free_time_ended: freeTime("over"),
} satisfies Record<string, Words>;
