import { signUp as messages } from "@mindreel/messages/accounts/registration";
import { AcceptLegal } from "#features/accounts/mechanisms/legal-acceptance/AcceptLegal.tsx";
import { versionToAccept } from "#features/accounts/mechanisms/legal-acceptance/legalAcceptance.tsx";
import { type Arrival, offerWords, rememberNewAccount } from "#features/accounts/sessions/enterApp.ts";
import { useNavigate } from "#shared/navigation/navigation.ts";
import { signInFor } from "#shared/session/comeBack.ts";
import { toastInfo, toastSuccess } from "#shared/toasts/toasts.ts";
import { Honeypot } from "#shared/ui/Honeypot.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { RegistrationForm } from "./RegistrationForm.tsx";

export function SignUpForm({ offer, next }: Arrival) {
  const navigate = useNavigate();
  const accepted = versionToAccept();
  return (
    <RegistrationForm
      label={messages.title}
      // The required checkbox guarantees that this version has been accepted.
      extras={{ ...(offer !== "" && { offer }), ...(accepted !== undefined && { accepted_legal: accepted }) }}
      onRegistered={(user) => {
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
            {messages.title}
          </Button>
        </>
      )}
    </RegistrationForm>
  );
}
