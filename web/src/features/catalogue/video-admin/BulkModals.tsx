import { Button, Group, Modal, NativeSelect, Stack, Title } from "@mantine/core";
import type { Category } from "@mindreel/contract/catalogue/categories";
import { type FormEvent, type ReactNode, useState } from "react";
import { useCategories } from "#features/catalogue/categories/categories.ts";
import { ReleaseField } from "#features/catalogue/video-editing/ReleaseField.tsx";

interface Props {
  /** "3 videos" */
  readonly count: string;
  readonly opened: boolean;
  readonly pending: boolean;
  readonly onClose: () => void;
}

interface FormProps extends Omit<Props, "count"> {
  readonly title: string;
  readonly action: string;
  readonly ready: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

function FormModal({ title, action, ready, opened, pending, onClose, onSubmit, children }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !pending) onSubmit();
  };
  return (
    <Modal.Root opened={opened} onClose={onClose} centered>
      <Modal.Overlay />
      <Modal.Content aria-label={title}>
        <Modal.Body p="lg">
          <Title order={2} mb="md">
            {title}
          </Title>
          <form onSubmit={submit}>
            <Stack gap="lg">
              {children}
              <Group justify="flex-end">
                <Button variant="default" onClick={onClose}>
                  Cancel
                </Button>
                <Button type="submit" loading={pending} disabled={!ready}>
                  {action}
                </Button>
              </Group>
            </Stack>
          </form>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

export function MoveModal({ count, onMove, ...props }: Props & { readonly onMove: (to: Category) => void }) {
  const { data: categories = [] } = useCategories();
  const [chosen, setChosen] = useState("");
  const to = categories.find(({ id }) => String(id) === chosen);
  return (
    <FormModal
      {...props}
      title={`Move ${count}`}
      action="Move"
      ready={to !== undefined}
      onSubmit={() => to && onMove(to)}
    >
      <NativeSelect
        label="Category"
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        data-autofocus
      >
        <option value="" disabled>
          Choose a category
        </option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </FormModal>
  );
}

export function ScheduleModal({
  count,
  onSchedule,
  ...props
}: Props & { readonly onSchedule: (release: string) => void }) {
  const [release, setRelease] = useState("");
  return (
    <FormModal
      {...props}
      title={`Schedule ${count}`}
      action="Schedule"
      ready={release !== ""}
      onSubmit={() => onSchedule(release)}
    >
      <ReleaseField name="release_at" value={release} onChange={setRelease} />
    </FormModal>
  );
}
