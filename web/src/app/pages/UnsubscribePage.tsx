import { Button, Group } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useParams } from "react-router";
import { AccountLayout } from "#app/layouts/AccountLayout.tsx";
import { unsubscribe } from "#features/newsletter/unsubscribe/unsubscribe.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import { PageLink } from "#shared/ui/PageLink.tsx";

/** A press ends the news, not the opening alone: mail scanners follow links, too. */
export function Component() {
  const { token = "" } = useParams();
  const end = useMutation({ mutationFn: unsubscribe, onError: (error) => toastError(error.message) });
  if (end.isSuccess) {
    return (
      <AccountLayout
        title="You are unsubscribed"
        text="We mail you no more news. Sign up for them again whenever you like."
      >
        <PageLink to="/">Go to Home</PageLink>
      </AccountLayout>
    );
  }
  return (
    <AccountLayout
      title="Unsubscribe"
      text="One press, and we mail you no more news. Mails about an account of yours still come."
    >
      <Group>
        <Button
          size="lg"
          loading={end.isPending}
          onClick={() => {
            if (!end.isPending) end.mutate(token);
          }}
        >
          Unsubscribe
        </Button>
      </Group>
    </AccountLayout>
  );
}
