import { AccountLayout } from "#app/layouts/AccountLayout.tsx";
import { SignUpForm } from "#features/accounts/components/SignUpForm.tsx";
import { PageLink } from "#shared/ui/PageLink.tsx";

export function Component() {
  return (
    <AccountLayout
      title="Sign Up"
      text={
        <>
          Already have an account? <PageLink to="/signin">Sign in</PageLink>
        </>
      }
    >
      <SignUpForm />
    </AccountLayout>
  );
}
