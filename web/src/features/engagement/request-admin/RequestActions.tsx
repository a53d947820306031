import type { AdminRequest } from "@mindreel/contract/engagement/request-admin";
import { messages } from "@mindreel/messages/engagement/request-admin";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { RowActions } from "#shared/ui/table/RowActions.tsx";
import { useAnswer, useDecline, useDeleteRequest } from "./changeRequests.ts";

interface Props {
  readonly request: AdminRequest;
  readonly onAnswer: () => void;
}

export function RequestActions({ request, onAnswer }: Props) {
  const { mutate: answer } = useAnswer();
  const { mutate: decline } = useDecline();
  const { mutate: remove } = useDeleteRequest();
  const name = <VisuallyHidden as="span">&nbsp;{request.text}</VisuallyHidden>;
  // With a filter, the row disappears together with the button that had the focus.
  const leave = () => document.getElementById("main")?.focus({ preventScroll: true });
  return (
    <RowActions name={request.text}>
      {request.state === "open" && (
        <>
          <Button size="xs" variant="default" aria-haspopup="dialog" onClick={onAnswer}>
            {messages.answer} {name}
          </Button>
          <Button
            size="xs"
            variant="default"
            onClick={() => decline({ request, declined: true }, { onSuccess: leave })}
          >
            {messages.decline} {name}
          </Button>
        </>
      )}
      {request.state === "answered" && (
        <Button size="xs" variant="default" onClick={() => answer({ request, video: null }, { onSuccess: leave })}>
          {messages.takeBack} {name}
        </Button>
      )}
      {request.state === "declined" && (
        <Button size="xs" variant="default" onClick={() => decline({ request, declined: false }, { onSuccess: leave })}>
          {messages.openAgain} {name}
        </Button>
      )}
      <Button size="xs" variant="light" danger onClick={() => remove(request, { onSuccess: leave })}>
        {messages.delete} {name}
      </Button>
    </RowActions>
  );
}
