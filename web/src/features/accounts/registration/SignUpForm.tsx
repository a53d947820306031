import { Button } from "@mantine/core";
import { pagePath } from "@mindreel/contract/wire/pages";
import { useNavigate } from "react-router";
import { refusedOffer } from "#features/accounts/sessions/enterApp.ts";
import { toastInfo, toastSuccess } from "#shared/toasts/toasts.ts";
import { Honeypot } from "#shared/ui/Honeypot.tsx";
import { RegistrationForm } from "./RegistrationForm.tsx";

/** @param offer the token of the link that led here, or empty */
export function SignUpForm({ offer }: { readonly offer: string }) {
  const navigate = useNavigate();
  return (
    <RegistrationForm
      label="Sign Up"
      extras={offer === "" ? {} : { offer }}
      onRegistered={(user) => {
        toastSuccess("Successfully registered");
        if (user.offer === "had" || user.offer === "over") toastInfo(refusedOffer[user.offer]);
        void navigate(pagePath("signIn"));
      }}
    >
      {(pending) => (
        <>
          <Honeypot />
          <Button type="submit" size="lg" mt="xs" loading={pending}>
            Sign Up
          </Button>
        </>
      )}
    </RegistrationForm>
  );
}
