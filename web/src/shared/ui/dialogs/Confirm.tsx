import { dialogs as messages } from "@mindreel/messages/shared/forms";
import type { ReactNode } from "react";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Column } from "#shared/ui/plain/Column.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";
import { Dialog } from "./Dialog.tsx";

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Called once it has closed. */
  readonly onClosed?: () => void;
  /** The accessible name, which includes what is affected: `Delete Tides`. */
  readonly label: string;
  readonly title: string;
  /** What will happen. */
  readonly children: ReactNode;
  readonly confirm: string;
  readonly cancel?: string;
  readonly pending?: boolean;
  readonly onConfirm: () => void;
}

/** Asks for confirmation of a destructive step. The focus starts on Cancel. */
export function Confirm({
  opened,
  onClose,
  onClosed,
  label,
  title,
  children,
  confirm,
  cancel = messages.cancel,
  pending = false,
  onConfirm,
}: Props) {
  return (
    <Dialog label={label} title={title} opened={opened} onClose={onClose} {...(onClosed !== undefined && { onClosed })}>
      <Column gap={24}>
        <div>{children}</div>
        <Row end>
          <Button variant="default" onClick={onClose} data-autofocus>
            {cancel}
          </Button>
          <Button danger loading={pending} onClick={onConfirm}>
            {confirm}
          </Button>
        </Row>
      </Column>
    </Dialog>
  );
}
