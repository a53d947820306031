import { resetSent as messages } from "@mindreel/messages/accounts/password-reset";
import { mailbox as mailboxMessages } from "@mindreel/messages/shared/forms";
import { useEffect, useRef } from "react";
import { format } from "#shared/language/format.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { mailboxOf } from "#shared/ui/mail/mailbox.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import classes from "./ResetSent.module.css";

interface Props {
  readonly email: string;
  readonly pending: boolean;
  readonly onAgain: () => void;
  readonly onOtherEmail: () => void;
}

/** In place of the form, once the link is requested. The same for every address: nobody learns who is a member. */
export function ResetSent({ email, pending, onAgain, onOtherEmail }: Props) {
  const note = useRef<HTMLElement>(null);
  useEffect(() => note.current?.focus(), []);
  const mailbox = mailboxOf(email);
  return (
    <section ref={note} tabIndex={-1} aria-labelledby="reset-sent" className={classes.note}>
      <h2 id="reset-sent">{messages.title}</h2>
      <p>
        <Rich text={messages.text} values={{ email }} tags={{ strong: (text) => <strong>{text}</strong> }} />
      </p>
      <p className={classes.dim}>{messages.patience}</p>
      {mailbox !== undefined && (
        <ButtonLink href={mailbox.url} target="_blank" rel="noopener noreferrer" size="lg">
          {format(mailboxMessages.open, { name: mailbox.name })}
        </ButtonLink>
      )}
      <Button variant="default" size="lg" loading={pending} onClick={onAgain}>
        {messages.again}
      </Button>
      <Button variant="subtle" onClick={onOtherEmail}>
        {messages.otherEmail}
      </Button>
    </section>
  );
}
