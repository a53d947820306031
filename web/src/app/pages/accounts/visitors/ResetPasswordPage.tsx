import { pagePath } from "@mindreel/contract/plain/pages";
import { resetPassword as messages } from "@mindreel/messages/accounts/password-reset";
import { AccountLayout } from "#app/layouts/AccountLayout.tsx";
import { ResetPasswordForm } from "#features/accounts/password-reset/ResetPasswordForm.tsx";
import { Rich } from "#shared/language/Rich.tsx";
import { useParams } from "#shared/navigation/navigation.ts";
import { PageLink } from "#shared/ui/links/PageLink.tsx";

export function Component() {
  const { uid = "", token = "" } = useParams();
  return (
    <AccountLayout
      title={messages.title}
      text={
        <Rich
          text={messages.intro}
          tags={{ link: (text) => <PageLink to={pagePath("forgotPassword")}>{text}</PageLink> }}
        />
      }
    >
      <ResetPasswordForm uid={uid} token={token} />
    </AccountLayout>
  );
}
