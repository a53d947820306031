import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/accounts/forgot-password";
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
