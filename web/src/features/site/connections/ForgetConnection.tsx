import { useState } from "react";
import { Confirm } from "#shared/ui/dialogs/Confirm.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";

interface Props {
  readonly words: {
    readonly forget: string;
    readonly forgetLabel: string;
    readonly forgetTitle: string;
    readonly forgetText: string;
  };
  readonly pending: boolean;
  readonly onConfirm: (close: () => void) => void;
}

/** Gives a connection up, after a question. */
export function ForgetConnection({ words, pending, onConfirm }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="sm" variant="default" aria-label={words.forgetLabel} onClick={() => setAsking(true)}>
        {words.forget}
      </Button>
      <Confirm
        opened={asking}
        onClose={() => setAsking(false)}
        label={words.forgetLabel}
        title={words.forgetTitle}
        confirm={words.forget}
        pending={pending}
        onConfirm={() => onConfirm(() => setAsking(false))}
      >
        {words.forgetText}
      </Confirm>
    </>
  );
}
