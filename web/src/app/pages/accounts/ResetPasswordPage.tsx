import { pagePath } from "@mindreel/contract/wire/pages";
import { AccountLayout } from "#app/layouts/AccountLayout.tsx";
import { ResetPasswordForm } from "#features/accounts/password-reset/ResetPasswordForm.tsx";
import { useParams } from "#shared/navigation/navigation.ts";
import { PageLink } from "#shared/ui/PageLink.tsx";

export function Component() {
  const { uid = "", token = "" } = useParams();
  return (
    <AccountLayout
      title="Reset Password"
      text={
        <>
          The link works once, within an hour. <PageLink to={pagePath("forgotPassword")}>Ask for a new one</PageLink>
        </>
      }
    >
      <ResetPasswordForm uid={uid} token={token} />
    </AccountLayout>
  );
}
