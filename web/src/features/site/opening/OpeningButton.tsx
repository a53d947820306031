import { messages } from "@mindreel/messages/site/opening";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, useState } from "react";
import { toastError } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { OpeningDialog } from "./OpeningDialog.tsx";
import { openingQuery } from "./opening.ts";

interface Props extends Pick<ComponentProps<typeof Button>, "variant" | "size"> {
  /** Whether it opens the site, or closes it. */
  readonly open: boolean;
}

/** Opens or closes the site, once the superuser has read what that means. */
export function OpeningButton({ open, ...look }: Props) {
  const client = useQueryClient();
  const [asked, setAsked] = useState(false);
  const state = useMutation({
    mutationFn: () => client.fetchQuery(openingQuery),
    onSuccess: () => setAsked(true),
    onError: (error) => toastError(error.message),
  });
  return (
    <>
      <Button {...look} loading={state.isPending} onClick={() => state.mutate()}>
        {open ? messages.openSite : messages.close}
      </Button>
      <OpeningDialog open={open} opened={asked} onClose={() => setAsked(false)} />
    </>
  );
}
