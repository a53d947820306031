import { news as messages } from "@mindreel/messages/landing";
import { useEffect, useRef } from "react";
import { Rich } from "#shared/language/Rich.tsx";

interface Props {
  /** The address that signed up. */
  readonly email: string;
  /** Height in pixels of the form that this replaces, so that nothing below it shifts. */
  readonly height: number;
  readonly onAgain: () => void;
}

/**
 * Shown once the form is sent, with the next step. The same for every address, so that nobody learns who has had a free
 * month.
 */
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
