import { AccountLayout } from "#app/layouts/AccountLayout.tsx";
import { SignInForm } from "#features/accounts/components/SignInForm.tsx";
import { PageLink } from "#shared/ui/PageLink.tsx";

export function Component() {
  return (
    <AccountLayout
      title="Sign In"
      text={
        <>
          New here? <PageLink to="/signup">Create an account</PageLink>
          <br />
          <PageLink to="/forgot-password">Forgot your password?</PageLink>
        </>
      }
    >
      <SignInForm />
    </AccountLayout>
  );
}
