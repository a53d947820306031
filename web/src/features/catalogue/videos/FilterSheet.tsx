import { filters as messages } from "@mindreel/messages/catalogue/home";
import { useRef } from "react";
import { Dialog } from "#shared/ui/dialogs/Dialog.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Column } from "#shared/ui/plain/Column.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";
import type { FilterChoice } from "./filterChoice.ts";
import { LengthSelect } from "./LengthSelect.tsx";
import { OrderingSelect } from "./OrderingSelect.tsx";

interface Props {
  readonly chosen: FilterChoice;
  readonly onChoose: (choice: FilterChoice) => void;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** On a small screen. A choice applies at once, and the list behind the sheet shows it. */
export function FilterSheet({ chosen: { ordering, length }, onChoose, opened, onClose }: Props) {
  const done = useRef<HTMLButtonElement>(null);
  const isDefault = ordering === "-created" && length === undefined;
  return (
    <Dialog label={messages.title} title={messages.title} opened={opened} onClose={onClose} described={false} sheet>
      <Column gap={16}>
        <OrderingSelect chosen={ordering} onChoose={(next) => onChoose({ length, ordering: next })} />
        <LengthSelect chosen={length} onChoose={(next) => onChoose({ ordering, length: next })} />
        <Row end>
          <Button
            variant="subtle"
            disabled={isDefault}
            onClick={() => {
              // Not left on a button that is disabled from then on.
              done.current?.focus();
              onChoose({ ordering: "-created", length: undefined });
            }}
          >
            {messages.reset}
          </Button>
          <Button ref={done} onClick={onClose}>
            {messages.done}
          </Button>
        </Row>
      </Column>
    </Dialog>
  );
}
