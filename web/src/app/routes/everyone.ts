import type { PageFor } from "@mindreel/contract/wire/pages";
import type { EntriesOf, Entry } from "./route.ts";

/** Links from mails, the same for visitors and members. */
export const fromMails: EntriesOf<Exclude<PageFor<"everyone">, "home" | "watch">> = {
  confirmEmail: { file: "accounts/ConfirmEmailPage", rendered: true },
  changeEmail: { file: "accounts/ChangeEmailPage", rendered: true },
  endAnswerMails: { file: "newsletter/EndAnswerMailsPage", rendered: true },
  unsubscribe: { file: "newsletter/UnsubscribePage", rendered: true },
};

export const notFound: Entry = { file: "NotFoundPage", rendered: true };
