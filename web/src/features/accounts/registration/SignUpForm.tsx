import { type Arrival, refusedOffer } from "#features/accounts/sessions/enterApp.ts";
import { signInFor } from "#shared/comeBack.ts";
import { useNavigate } from "#shared/navigation/navigation.ts";
import { toastInfo, toastSuccess } from "#shared/toasts/toasts.ts";
import { Honeypot } from "#shared/ui/Honeypot.tsx";
import { Button } from "#shared/ui/plain/Button.tsx";
import { RegistrationForm } from "./RegistrationForm.tsx";

export function SignUpForm({ offer, next }: Arrival) {
  const navigate = useNavigate();
  return (
    <RegistrationForm
      label="Sign Up"
      extras={offer === "" ? {} : { offer }}
      onRegistered={(user) => {
        toastSuccess("Successfully registered");
        if (user.offer === "had" || user.offer === "over") toastInfo(refusedOffer[user.offer]);
        void navigate(signInFor(next));
      }}
    >
      {(pending) => (
        <>
          <Honeypot />
          <Button type="submit" size="lg" loading={pending}>
            Sign Up
          </Button>
        </>
      )}
    </RegistrationForm>
  );
}
