import { signUp as messages } from "@mindreel/messages/accounts/registration";
import { IconInfoCircle } from "#shared/icons/frame.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { Alert } from "#shared/ui/plain/Alert.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { TextButton } from "#shared/ui/plain/buttons/TextButton.tsx";
import { Column } from "#shared/ui/plain/Column.tsx";

interface Props {
  /** The address to which the offer was mailed. */
  readonly email: string;
  /** The path of the sign-in page. */
  readonly signIn: string;
  readonly onOtherEmail: () => void;
}

/** Instead of the form for a new account, where the address of the offer has one already. */
export function KnownAddress({ email, signIn, onOtherEmail }: Props) {
  const words = messages.known;
  return (
    <>
      <Alert icon={IconInfoCircle} title={words.title}>
        <Rich text={words.text} values={{ email }} tags={{ strong: (text) => <strong>{text}</strong> }} />
      </Alert>
      <Column>
        <ButtonLink to={signIn} size="lg">
          {words.signIn}
        </ButtonLink>
        <TextButton onClick={onOtherEmail}>{messages.otherEmail}</TextButton>
      </Column>
    </>
  );
}
