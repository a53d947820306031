import { pagePath } from "@mindreel/contract/wire/pages";
import { useMutation } from "@tanstack/react-query";
import { AccountLayout } from "#app/layouts/AccountLayout.tsx";
import { confirmEmail } from "#features/accounts/email-confirmation/confirmEmail.ts";
import { useNavigate, useParams } from "#shared/navigation/navigation.ts";
import { useSignedIn } from "#shared/signedIn.tsx";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";
import { PageLink } from "#shared/ui/PageLink.tsx";
import { Button } from "#shared/ui/plain/Button.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";

/** Asks for a click instead of acting at once, because mail scanners open links too. */
export function Component() {
  const { token = "" } = useParams();
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const confirm = useMutation({
    mutationFn: confirmEmail,
    onSuccess: () => {
      toastSuccess("Your e-mail address is confirmed");
      void navigate(pagePath(signedIn ? "home" : "signIn"), { replace: true });
    },
    onError: (error) => toastError(error.message),
  });
  return (
    <AccountLayout
      title="Confirm your address"
      text={
        <>
          Click below, so that we know that our mails reach you.{" "}
          {signedIn ? (
            <PageLink to={pagePath("home")}>Back to the videos</PageLink>
          ) : (
            <PageLink to={pagePath("signIn")}>Sign in</PageLink>
          )}
        </>
      }
    >
      <Row>
        <Button
          size="lg"
          loading={confirm.isPending}
          onClick={() => {
            if (!confirm.isPending) confirm.mutate(token);
          }}
        >
          Confirm my address
        </Button>
      </Row>
    </AccountLayout>
  );
}
