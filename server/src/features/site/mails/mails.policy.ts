import {
  faultsOfMail,
  type MailFault,
  type MailName,
  type MailWords,
  mostParagraphs,
} from "@mindreel/contract/wire/mails";

/** What a superuser is told of a fault. */
function sentenceOf({ kind, place }: MailFault): string {
  if (kind === "unknown") return `There is no {${place}} here.`;
  if (kind === "missing") return `The text needs {${place}}.`;
  if (kind === "link") return "{link} stands once, in a line of its own: it becomes the button.";
  return `A mail has ${mostParagraphs} paragraphs at most.`;
}

/** What is wrong with a mail's words, by field. */
export const mailFaults = (mail: MailName, words: MailWords) =>
  faultsOfMail(mail, words).map((fault) => ({ field: fault.field, sentence: sentenceOf(fault) }));
