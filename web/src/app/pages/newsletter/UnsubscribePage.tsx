import { pagePath } from "@mindreel/contract/wire/pages";
import { useMutation } from "@tanstack/react-query";
import { AccountLayout } from "#app/layouts/AccountLayout.tsx";
import { unsubscribe } from "#features/newsletter/unsubscribe/unsubscribe.ts";
import { useParams } from "#shared/navigation/navigation.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import { PageLink } from "#shared/ui/PageLink.tsx";
import { Button } from "#shared/ui/plain/Button.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";

/** Asks for a click instead of acting at once, because mail scanners open links too. */
export function Component() {
  const { token = "" } = useParams();
  const end = useMutation({ mutationFn: unsubscribe, onError: (error) => toastError(error.message) });
  if (end.isSuccess) {
    return (
      <AccountLayout
        title="You are unsubscribed"
        text="You will get no more news from us. Sign up again whenever you like."
      >
        <PageLink to={pagePath("home")}>Go to Home</PageLink>
      </AccountLayout>
    );
  }
  return (
    <AccountLayout
      title="Unsubscribe"
      text="Click below, and we will send you no more news. Mails about your account will still arrive."
    >
      <Row>
        <Button
          size="lg"
          loading={end.isPending}
          onClick={() => {
            if (!end.isPending) end.mutate(token);
          }}
        >
          Unsubscribe
        </Button>
      </Row>
    </AccountLayout>
  );
}
