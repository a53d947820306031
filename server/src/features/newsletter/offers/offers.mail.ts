import { pagePath } from "@mindreel/contract/plain/pages";
import { inLanguage } from "@mindreel/messages/in-language";
import { frame } from "@mindreel/messages/mail";
import { mail } from "@mindreel/messages/newsletter/offers";
import { type MailSettings, mailLanguage, type Reader } from "#mail/mail-language.ts";
import { writtenMail } from "#mail/words/written-mail.ts";
import type { Mail } from "#ports/mail/mail.port.ts";
import type { MailableOffer } from "./offers.repository.ts";

type Subscriber = Pick<MailableOffer, "email" | "firstName"> & Reader;

interface Parts {
  /** The offer's token. */
  readonly offer: string;
  /** The page to open after signing up, if there is one. */
  readonly next?: string | undefined;
  /** The token to unsubscribe with. */
  readonly unsubscribe: string;
}

/** The mail with the link to the free month. */
export function offerMail(subscriber: Subscriber, { offer, next, unsubscribe }: Parts, settings: MailSettings): Mail {
  const { publicUrl } = settings;
  const language = mailLanguage(subscriber, settings);
  const given = {
    ...{ language, username: subscriber.firstName, places: {} },
    link: `${publicUrl}${pagePath("signUp")}?${new URLSearchParams({ offer, ...(next && { next }) })}`,
    footer: {
      text: inLanguage(mail, language).why,
      action: inLanguage(frame, language).unsubscribe,
      link: publicUrl + pagePath("unsubscribe", { token: unsubscribe }),
    },
  };
  return {
    to: subscriber.email,
    unsubscribe: `${publicUrl}/api/subscriber/v1/unsubscribe/${unsubscribe}/`,
    ...writtenMail("free_month", given, settings),
  };
}
