import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/newsletter/unsubscribe";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { AccountLayout } from "#app/layouts/AccountLayout.tsx";
import { isStale, onLinkError } from "#app/pages/staleLink.ts";
import { IconInfoCircle } from "#shared/icons/frame.ts";
import { useParams } from "#shared/navigation/navigation.ts";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { Alert } from "#shared/ui/plain/Alert.tsx";
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
  /** The way on from a link that does not work; by default to Home. */
  readonly instead?: ReactNode;
}

/** Carries out the choice of a link in a mail. Requires a click, because mail scanners open links too. */
export function MailedChoice({ title, text, action, done, after, act, instead }: Props) {
  const { token = "" } = useParams();
  const acting = useMutation({ mutationFn: act, onError: onLinkError });
  const home = <PageLink to={pagePath("home")}>{messages.home}</PageLink>;
  if (acting.isSuccess) {
    return (
      <AccountLayout title={done} text={after}>
        {home}
      </AccountLayout>
    );
  }
  if (isStale(acting.error)) {
    return (
      <AccountLayout title={title}>
        <Alert icon={IconInfoCircle} tone="bad">
          {acting.error.message}
        </Alert>
        {instead || home}
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
