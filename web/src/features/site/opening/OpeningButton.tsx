import { dialogs } from "@mindreel/messages/shared/forms";
import { messages } from "@mindreel/messages/site/opening";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, useState } from "react";
import { format } from "#shared/language/format.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import { Dialog } from "#shared/ui/dialogs/Dialog.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Column } from "#shared/ui/plain/Column.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";
import { MissingSteps } from "./MissingSteps.tsx";
import { openingQuery, useSetOpening } from "./opening.ts";

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

interface OpeningDialogProps {
  /** What it asks for. */
  readonly open: boolean;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Says what opening or closing the site means, before it happens. */
function OpeningDialog({ open, opened, onClose }: OpeningDialogProps) {
  const { data } = useQuery({ ...openingQuery, enabled: false });
  const setOpening = useSetOpening();
  const title = open ? messages.openQuestion : messages.closeQuestion;
  const missing = open ? (data?.missing ?? []) : [];
  const paying = open ? 0 : (data?.paying_members ?? 0);
  const openLabel = missing.length > 0 ? messages.openAnyway : messages.openSite;
  return (
    <Dialog label={title} title={title} opened={opened} onClose={onClose}>
      <Column gap={24}>
        <Column gap={16}>
          <p>{open ? messages.openText : messages.closeText}</p>
          {paying > 0 && <p>{format(messages.paying, { count: paying })}</p>}
          {missing.length > 0 && <MissingSteps steps={missing} onFollow={onClose} />}
        </Column>
        <Row end>
          <Button variant="default" onClick={onClose} data-autofocus>
            {dialogs.cancel}
          </Button>
          <Button
            danger={!open}
            loading={setOpening.isPending}
            onClick={() => setOpening.mutate(open, { onSuccess: onClose })}
          >
            {open ? openLabel : messages.close}
          </Button>
        </Row>
      </Column>
    </Dialog>
  );
}
