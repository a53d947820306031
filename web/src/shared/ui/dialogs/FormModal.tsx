import { dialogs as messages } from "@mindreel/messages/shared/forms";
import type { FormEvent, ReactNode } from "react";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Column } from "#shared/ui/plain/Column.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";
import { Dialog } from "./Dialog.tsx";

interface Props {
  readonly title: string;
  readonly action: string;
  readonly ready: boolean;
  readonly opened: boolean;
  readonly pending: boolean;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A dialog with one question, a Cancel button and a submit button. */
export function FormModal({ title, action, ready, opened, pending, onClose, onSubmit, children }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !pending) onSubmit();
  };
  return (
    <Dialog label={title} title={title} opened={opened} onClose={onClose}>
      <form onSubmit={submit}>
        <Column gap={24}>
          {children}
          <Row end>
            <Button variant="default" onClick={onClose}>
              {messages.cancel}
            </Button>
            <Button type="submit" loading={pending} disabled={!ready}>
              {action}
            </Button>
          </Row>
        </Column>
      </form>
    </Dialog>
  );
}
