import type { PageFor } from "@mindreel/contract/plain/pages";
import type { EntriesOf, Entry } from "./route.ts";

/** The same for visitors and members: links from mails, and legal pages. */
export const forAll: EntriesOf<Exclude<PageFor<"everyone">, "home" | "watch" | "subject">> = {
  confirmEmail: { file: "accounts/ConfirmEmailPage", rendered: true },
  changeEmail: { file: "accounts/ChangeEmailPage", rendered: true },
  legal: { file: "site/LegalPage", rendered: true },
  endNoticeMails: { file: "newsletter/EndNoticeMailsPage", rendered: true },
  endAnswerMails: { file: "newsletter/EndAnswerMailsPage", rendered: true },
  newsAgain: { file: "newsletter/NewsAgainPage", rendered: true },
  unsubscribe: { file: "newsletter/UnsubscribePage", rendered: true },
};

export const notFound: Entry = { file: "NotFoundPage", rendered: true };
