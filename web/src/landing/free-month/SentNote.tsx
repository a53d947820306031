import { useEffect, useRef } from "react";

interface Props {
  /** The address that was signed up. */
  readonly email: string;
  /** Of the form whose place this takes, in pixels: nothing below moves. */
  readonly height: number;
  readonly onAgain: () => void;
}

/** What comes next, once the form is sent. The same for every address: nobody learns here who had a free month. */
export function SentNote({ email, height, onAgain }: Props) {
  const note = useRef<HTMLElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <section
      ref={note}
      className="news-form news-sent"
      style={{ minHeight: height }}
      role="status"
      aria-labelledby="news-sent-title"
      tabIndex={-1}
    >
      <h3 id="news-sent-title">Look into your mail</h3>
      <p>
        A mail with your free month is on its way to <strong>{email}</strong>. Open its link, create your account, and
        the month begins.
      </p>
      <p>
        It can take a few minutes; please look into the spam folder, too. Each mailbox gets one free month: where it was
        taken up before, only the news will come.
      </p>
      <button type="button" className="button button-quiet" onClick={onAgain}>
        Use another address
      </button>
    </section>
  );
}
