import { signUp as messages } from "@mindreel/messages/accounts/registration";
import { IconInfoCircle } from "#shared/icons/frame.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { Alert } from "#shared/ui/plain/Alert.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";

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
      <Row>
        <ButtonLink to={signIn} size="lg">
          {words.signIn}
        </ButtonLink>
        <Button variant="subtle" size="lg" onClick={onOtherEmail}>
          {messages.otherEmail}
        </Button>
      </Row>
    </>
  );
}
