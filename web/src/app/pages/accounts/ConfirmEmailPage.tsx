import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/accounts/email-confirmation";
import { useMutation } from "@tanstack/react-query";
import { AccountLayout } from "#app/layouts/AccountLayout.tsx";
import { isStale, onLinkError } from "#app/pages/staleLink.ts";
import { confirmEmail } from "#features/accounts/email-confirmation/confirmEmail.ts";
import { IconInfoCircle } from "#shared/icons/frame.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { useNavigate, useParams } from "#shared/navigation/navigation.ts";
import { signInFor } from "#shared/session/comeBack.ts";
import { useSignedIn } from "#shared/session/signedIn.tsx";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { Alert } from "#shared/ui/plain/Alert.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";

/** Asks for a click instead of acting at once, because mail scanners open links too. */
export function Component() {
  const { token = "" } = useParams();
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const confirm = useMutation({
    mutationFn: confirmEmail,
    onSuccess: () => {
      toastSuccess(messages.confirmed);
      void navigate(pagePath(signedIn ? "home" : "signIn"), { replace: true });
    },
    onError: onLinkError,
  });
  if (isStale(confirm.error)) {
    return (
      <AccountLayout title={messages.title}>
        <Alert icon={IconInfoCircle} tone="bad" title={confirm.error.message}>
          <Rich
            text={messages.stale}
            tags={{
              link: (text) => (
                <PageLink to={signedIn ? pagePath("security") : signInFor(pagePath("security"))}>{text}</PageLink>
              ),
            }}
          />
        </Alert>
      </AccountLayout>
    );
  }
  return (
    <AccountLayout
      title={messages.title}
      text={
        <Rich
          text={signedIn ? messages.forMembers : messages.forVisitors}
          tags={{ link: (text) => <PageLink to={pagePath(signedIn ? "home" : "signIn")}>{text}</PageLink> }}
        />
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
          {messages.confirm}
        </Button>
      </Row>
    </AccountLayout>
  );
}
