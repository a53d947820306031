import { pagePath } from "@mindreel/contract/wire/pages";
import { AccountLayout } from "#app/layouts/AccountLayout.tsx";
import { ForgotPasswordForm } from "#features/accounts/password-reset/ForgotPasswordForm.tsx";
import { PageLink } from "#shared/ui/PageLink.tsx";

export function Component() {
  return (
    <AccountLayout
      title="Forgot Password"
      text={
        <>
          We mail you a link to set a new one. Remembered it? <PageLink to={pagePath("signIn")}>Sign in</PageLink>
        </>
      }
    >
      <ForgotPasswordForm />
    </AccountLayout>
  );
}
