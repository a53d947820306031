import { Button, Radio, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { AdminRequest } from "@mindreel/contract/engagement/request-admin";
import { limits } from "@mindreel/contract/wire/limits";
import { useState } from "react";
import { FormModal } from "#shared/ui/FormModal.tsx";
import { SelectionBar } from "#shared/ui/table/selection/SelectionBar.tsx";
import { useMerge } from "./changeRequests.ts";

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
  // The most wanted one comes first.
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
        label="Selected requests"
        words={`${chosen.length} selected${tooMany ? `: at most ${limits.requestsAtOnce} at once` : ""}`}
      >
        <Button size="sm" disabled={chosen.length < 2 || tooMany} aria-haspopup="dialog" onClick={open}>
          Merge
        </Button>
        <Button size="sm" variant="default" onClick={onDone}>
          Select none
        </Button>
      </SelectionBar>
      <FormModal
        title={`Merge ${chosen.length} requests`}
        action="Merge"
        ready={into !== undefined && ids.length > 0}
        opened={opened}
        pending={isPending}
        onClose={close}
        onSubmit={() => into && mutate({ into, ids }, { onSuccess: done })}
      >
        <Text>Their votes come together, and each member counts once.</Text>
        <Radio.Group label="Whose words stay?" value={String(into?.id)} onChange={setKept}>
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
