import { Radio, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { AdminRequest } from "@mindreel/contract/engagement/request-admin";
import { limits } from "@mindreel/contract/plain/limits";
import { messages } from "@mindreel/messages/engagement/request-admin";
import { useState } from "react";
import { format } from "#shared/language/format.ts";
import { FormModal } from "#shared/ui/dialogs/FormModal.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { SelectionBar } from "#shared/ui/table/selection/SelectionBar.tsx";
import { useMerge } from "./adminRequests.ts";

interface Props {
  readonly chosen: readonly AdminRequest[];
  readonly onDone: () => void;
}

/** Merges the selected requests into one of them. */
export function MergeBar({ chosen, onDone }: Props) {
  const [opened, { open, close }] = useDisclosure();
  const [kept, setKept] = useState<string>();
  const { mutate, isPending } = useMerge();
  const tooMany = chosen.length > limits.requestsAtOnce;
  // The request with the most votes comes first.
  const into = chosen.find(({ id }) => String(id) === kept) ?? chosen[0];
  const ids = chosen.map(({ id }) => id).filter((id) => id !== into?.id);
  const done = () => {
    close();
    onDone();
    // The bar disappears together with the button that had the focus.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <>
      <SelectionBar
        label={messages.selection.label}
        words={
          tooMany
            ? format(messages.selection.tooMany, { number: chosen.length, most: limits.requestsAtOnce })
            : format(messages.selection.count, { number: chosen.length })
        }
      >
        <Button size="sm" disabled={chosen.length < 2 || tooMany} aria-haspopup="dialog" onClick={open}>
          {messages.merge}
        </Button>
        <Button size="sm" variant="default" onClick={onDone}>
          {messages.selectNone}
        </Button>
      </SelectionBar>
      <FormModal
        title={format(messages.mergeTitle, { count: chosen.length })}
        action={messages.merge}
        ready={into !== undefined && ids.length > 0}
        opened={opened}
        pending={isPending}
        onClose={close}
        onSubmit={() => into && mutate({ into, ids }, { onSuccess: done })}
      >
        <Text>{messages.mergeText}</Text>
        <Radio.Group label={messages.whoseWords} value={String(into?.id)} onChange={setKept}>
          <Stack gap="xs" mt="xs">
            {chosen.map(({ id, text }) => (
              <Radio key={id} value={String(id)} label={text} />
            ))}
          </Stack>
        </Radio.Group>
      </FormModal>
    </>
  );
}
