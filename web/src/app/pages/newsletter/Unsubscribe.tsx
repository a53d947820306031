import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/newsletter/unsubscribe";
import { useMutation } from "@tanstack/react-query";
import { AccountLayout } from "#app/layouts/AccountLayout.tsx";
import { useParams } from "#shared/navigation/navigation.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";

interface Props {
  /** Explains what will happen. */
  readonly before: string;
  readonly after: string;
  readonly end: (token: string) => Promise<unknown>;
}

/** Unsubscribes from some kind of mail by a link in it. Requires a click, because mail scanners open links too. */
export function Unsubscribe({ before, after, end }: Props) {
  const { token = "" } = useParams();
  const ending = useMutation({ mutationFn: end, onError: (error) => toastError(error.message) });
  if (ending.isSuccess) {
    return (
      <AccountLayout title={messages.done} text={after}>
        <PageLink to={pagePath("home")}>{messages.home}</PageLink>
      </AccountLayout>
    );
  }
  return (
    <AccountLayout title={messages.unsubscribe} text={before}>
      <Row>
        <Button
          size="lg"
          loading={ending.isPending}
          onClick={() => {
            if (!ending.isPending) ending.mutate(token);
          }}
        >
          {messages.unsubscribe}
        </Button>
      </Row>
    </AccountLayout>
  );
}
