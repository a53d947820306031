import { resetSent as messages } from "@mindreel/messages/accounts/password-reset";
import { mailbox as mailboxMessages } from "@mindreel/messages/shared/forms";
import { useEffect, useRef } from "react";
import { format } from "#shared/language/format.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { mailboxOf } from "#shared/ui/mail/mailbox.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { TextButton } from "#shared/ui/plain/buttons/TextButton.tsx";
import { Column } from "#shared/ui/plain/Column.tsx";
import { Text } from "#shared/ui/plain/text/Text.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";

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
    <section ref={note} tabIndex={-1} aria-labelledby="reset-sent" style={{ outline: "none" }}>
      <Column>
        <Title order={2} id="reset-sent">
          {messages.title}
        </Title>
        <Text>
          <Rich text={messages.text} values={{ email }} tags={{ strong: (text) => <strong>{text}</strong> }} />
        </Text>
        <Text dim>{messages.patience}</Text>
        {mailbox !== undefined && (
          <ButtonLink href={mailbox.url} target="_blank" rel="noopener noreferrer" size="lg">
            {format(mailboxMessages.open, { name: mailbox.name })}
          </ButtonLink>
        )}
        <Button variant="default" size="lg" loading={pending} onClick={onAgain}>
          {messages.again}
        </Button>
        <TextButton onClick={onOtherEmail}>{messages.otherEmail}</TextButton>
      </Column>
    </section>
  );
}
