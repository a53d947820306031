import { pagePath } from "@mindreel/contract/plain/pages";
import { forgotPassword as messages } from "@mindreel/messages/accounts/password-reset";
import { AccountLayout } from "#app/layouts/AccountLayout.tsx";
import { ForgotPasswordForm } from "#features/accounts/password-reset/ForgotPasswordForm.tsx";
import { Rich } from "#shared/language/Rich.tsx";
import { PageLink } from "#shared/ui/links/PageLink.tsx";

export function Component() {
  return (
    <AccountLayout
      title={messages.title}
      text={
        <Rich text={messages.intro} tags={{ link: (text) => <PageLink to={pagePath("signIn")}>{text}</PageLink> }} />
      }
    >
      <ForgotPasswordForm />
    </AccountLayout>
  );
}
