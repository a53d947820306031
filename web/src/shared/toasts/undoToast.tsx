import { Button, Group } from "@mantine/core";
import { randomId } from "@mantine/hooks";
import { notifications } from "@mantine/notifications";
import { toastDuration } from "./toasts.ts";

/** Says what was done, with a button that undoes it. */
export function toastUndo(message: string, undo: () => void): void {
  const id = randomId();
  notifications.show({
    id,
    message: (
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <span>{message}</span>
        <Button
          size="compact-sm"
          variant="light"
          flex="none"
          onClick={() => {
            notifications.hide(id);
            undo();
          }}
        >
          Undo
        </Button>
      </Group>
    ),
    color: "green",
    autoClose: toastDuration,
    closeButtonProps: { "aria-label": "Close" },
  });
}
