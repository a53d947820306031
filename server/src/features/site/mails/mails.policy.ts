import {
  faultsOfMail,
  linkLine,
  type MailFault,
  type MailName,
  type MailWords,
  mostParagraphs,
} from "@mindreel/contract/plain/kinds/mails";
import { faults } from "@mindreel/messages/site/mails";
import { type Sentence, sentence } from "#domain/sentences.ts";

/** The message about a fault for a superuser. */
function messageOf({ kind, place }: MailFault): Sentence {
  const named = { place: `{${place}}` };
  if (kind === "unknown") return sentence(faults, "unknown", named);
  if (kind === "missing") return sentence(faults, "missing", named);
  if (kind === "link") return sentence(faults, "link", { place: linkLine });
  return sentence(faults, "long", { most: mostParagraphs });
}

/** The faults in a mail's words, by field. */
export const mailFaults = (mail: MailName, words: MailWords) =>
  faultsOfMail(mail, words).map((fault) => ({ field: fault.field, message: messageOf(fault) }));
