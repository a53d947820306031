import { signUp as messages } from "@mindreel/messages/accounts/registration";
import { AcceptLegal } from "#features/accounts/mechanisms/AcceptLegal.tsx";
import { versionToAccept } from "#features/accounts/mechanisms/legalAcceptance.tsx";
import { type Arrival, enterApp, offerWords, rememberNewAccount } from "#features/accounts/sessions/enterApp.ts";
import { useNavigate } from "#shared/navigation/navigation.ts";
import { signInFor } from "#shared/session/comeBack.ts";
import { toastInfo, toastSuccess } from "#shared/toasts/toasts.ts";
import { Honeypot } from "#shared/ui/Honeypot.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { type Invited, RegistrationForm } from "./RegistrationForm.tsx";

interface Props extends Arrival {
  /** The person to whom the offer was mailed, unless they want to use another address. */
  readonly invited?: Invited | undefined;
  /** Absent: there is no other way than with this address. */
  readonly onOtherEmail?: () => void;
  /** The token of an invitation, which proves the address. */
  readonly invitation?: string;
}

export function SignUpForm({ offer, next, invited, onOtherEmail, invitation }: Props) {
  const navigate = useNavigate();
  const accepted = versionToAccept();
  return (
    <RegistrationForm
      label={messages.title}
      invited={invited}
      // The required checkbox guarantees that this version has been accepted.
      extras={{
        ...(offer !== "" && { offer }),
        ...(invitation !== undefined && { invitation }),
        ...(accepted !== undefined && { accepted_legal: accepted }),
      }}
      onRegistered={({ token, ...user }) => {
        if (token !== undefined) {
          enterApp({ ...user, token }, next);
          return;
        }
        toastSuccess(messages.registered);
        rememberNewAccount(user.email);
        if (user.offer === "taken") toastSuccess(offerWords(user.offer));
        else if (user.offer !== null) toastInfo(offerWords(user.offer));
        void navigate(signInFor(next));
      }}
    >
      {(pending) => (
        <>
          <AcceptLegal />
          <Honeypot />
          <Button type="submit" size="lg" loading={pending}>
            {invitation !== undefined ? messages.create : invited === undefined ? messages.title : messages.start}
          </Button>
          {invited !== undefined && onOtherEmail !== undefined && (
            <Button variant="subtle" onClick={onOtherEmail}>
              {messages.otherEmail}
            </Button>
          )}
        </>
      )}
    </RegistrationForm>
  );
}
