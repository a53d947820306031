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
  readonly title: string;
  /** Explains what will happen. */
  readonly text: string;
  readonly action: string;
  readonly done: string;
  readonly after: string;
  readonly act: (token: string) => Promise<unknown>;
}

/** Carries out the choice of a link in a mail. Requires a click, because mail scanners open links too. */
export function MailedChoice({ title, text, action, done, after, act }: Props) {
  const { token = "" } = useParams();
  const acting = useMutation({ mutationFn: act, onError: (error) => toastError(error.message) });
  if (acting.isSuccess) {
    return (
      <AccountLayout title={done} text={after}>
        <PageLink to={pagePath("home")}>{messages.home}</PageLink>
      </AccountLayout>
    );
  }
  return (
    <AccountLayout title={title} text={text}>
      <Row>
        <Button
          size="lg"
          loading={acting.isPending}
          onClick={() => {
            if (!acting.isPending) acting.mutate(token);
          }}
        >
          {action}
        </Button>
      </Row>
    </AccountLayout>
  );
}
