import type { SubscriberBody } from "@mindreel/contract/newsletter/subscribers";
import { news as messages } from "@mindreel/messages/landing";
import { mailbox as mailboxMessages } from "@mindreel/messages/shared/forms";
import { useEffect, useRef, useState } from "react";
import { toast } from "#landing/frame/Toasts.tsx";
import { ApiError, call } from "#shared/api/api.ts";
import { format } from "#shared/language/format.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { mailboxOf } from "#shared/ui/mail/mailbox.ts";

interface Props {
  /** What was sent. */
  readonly body: SubscriberBody;
  /** Whether the mail waits until the site opens. */
  readonly soon: boolean;
  readonly onAgain: () => void;
}

/**
 * Shown once the form is sent, with the next step. The same for every address, so that nobody learns who has had a free
 * month.
 */
export function SentNote({ body, soon, onAgain }: Props) {
  const note = useRef<HTMLElement>(null);
  const [resending, setResending] = useState<"no" | "now" | "done">("no");
  useEffect(() => note.current?.focus(), []);
  const email = body.secondary_email;
  const mailbox = mailboxOf(email);

  async function resend(): Promise<void> {
    setResending("now");
    try {
      await call("POST /api/subscriber/v1/subscriberlist/", { body });
      setResending("done");
      // The button, which had it, goes.
      note.current?.focus({ preventScroll: true });
    } catch (error) {
      setResending("no");
      if (!(error instanceof ApiError)) throw error;
      toast("bad", error.message);
    }
  }

  return (
    <section ref={note} className="news-form news-sent" role="status" aria-labelledby="news-sent-title" tabIndex={-1}>
      <h3 id="news-sent-title">{soon ? messages.noted.title : messages.sent.title}</h3>
      <p>
        <Rich
          text={soon ? messages.noted.whenOpen : messages.sent.onItsWay}
          values={{ email }}
          tags={{ strong: (text) => <strong>{text}</strong> }}
        />
      </p>
      {!soon && <p>{messages.sent.patience}</p>}
      <div className="news-next">
        {mailbox !== undefined && !soon && (
          <a className="button" href={mailbox.url} target="_blank" rel="noopener noreferrer">
            {format(mailboxMessages.open, { name: mailbox.name })}
          </a>
        )}
        {resending === "done" ? (
          <p>{messages.sent.resent}</p>
        ) : (
          !soon && (
            <button
              type="button"
              className="button button-quiet"
              aria-disabled={resending === "now"}
              onClick={() => {
                if (resending === "no") void resend();
              }}
            >
              {messages.sent.resend}
            </button>
          )
        )}
        <button type="button" className="button button-quiet" onClick={onAgain}>
          {messages.sent.again}
        </button>
      </div>
    </section>
  );
}
