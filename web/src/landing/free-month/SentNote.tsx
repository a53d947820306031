import { messages } from "@mindreel/messages/landing/news";
import { useEffect, useRef } from "react";
import { Rich } from "#shared/language/Rich.tsx";

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
      <h3 id="news-sent-title">{messages.sent.title}</h3>
      <p>
        <Rich text={messages.sent.onItsWay} values={{ email }} tags={{ strong: (text) => <strong>{text}</strong> }} />
      </p>
      <p>{messages.sent.patience}</p>
      <button type="button" className="button button-quiet" onClick={onAgain}>
        {messages.sent.again}
      </button>
    </section>
  );
}
