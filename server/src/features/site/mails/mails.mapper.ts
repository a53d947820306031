import type { ShownMail } from "@mindreel/contract/site/mails";

interface RenderedMail extends Omit<ShownMail, "sent_to"> {
  /** The superuser's address; null if it was not sent. */
  readonly sentTo: string | null;
}

export const toShownMail = ({ sentTo, subject, html, text }: RenderedMail): ShownMail => ({
  ...{ subject, html, text },
  sent_to: sentTo,
});
