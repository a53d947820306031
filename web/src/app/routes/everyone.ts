import type { PageFor } from "@mindreel/contract/plain/pages";
import { everyonesTitles as messages } from "@mindreel/messages/app";
import type { EntriesOf, Entry } from "./route.ts";

/** The same for visitors and members: links from mails, and the owner's pages. */
export const forAll: EntriesOf<Exclude<PageFor<"everyone">, "home" | "watch" | "subject" | "pricing">> = {
  confirmEmail: { file: "accounts/ConfirmEmailPage", title: () => messages.confirmEmail, rendered: true },
  changeEmail: { file: "accounts/ChangeEmailPage", title: () => messages.changeEmail, rendered: true },
  legal: { file: "site/LegalPage", title: () => messages.legal, rendered: true },
  ownPage: { file: "site/OwnPage", title: () => messages.ownPage, rendered: true },
  endNoticeMails: { file: "newsletter/EndNoticeMailsPage", title: () => messages.endNoticeMails, rendered: true },
  endAnswerMails: { file: "newsletter/EndAnswerMailsPage", title: () => messages.endAnswerMails, rendered: true },
  newsAgain: { file: "newsletter/NewsAgainPage", title: () => messages.newsAgain, rendered: true },
  unsubscribe: { file: "newsletter/UnsubscribePage", title: () => messages.unsubscribe, rendered: true },
};

export const notFound: Entry = { file: "NotFoundPage", title: () => messages.notFound, rendered: true };
