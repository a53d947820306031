import { Button, Group, Modal, Stack, Title } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { RegistrationFields, showRegistrationErrors, useRegistrationForm } from "./RegistrationFields.tsx";
import { register } from "./register.ts";

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** When it has left the screen: what opened it is long gone from there, so the focus is given elsewhere. */
  readonly onClosed: () => void;
}

export function NewSuperUser({ opened, onClose, onClosed }: Props) {
  return (
    <Modal.Root opened={opened} onClose={onClose} onExitTransitionEnd={onClosed} returnFocus={false} centered>
      <Modal.Overlay />
      <Modal.Content aria-label="New Super User">
        <Modal.Body p="lg">
          <Title order={2} mb="md">
            New Super User
          </Title>
          <NewSuperUserForm onClose={onClose} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function NewSuperUserForm({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const form = useRegistrationForm();
  const { mutate, isPending } = useMutation({
    mutationFn: register,
    onSuccess: () => {
      toastSuccess("Super user created", 3000);
      onClose();
      return client.invalidateQueries({ queryKey: queryKeys.users });
    },
    onError: (error) => showRegistrationErrors(form, error),
  });
  const submit = form.onSubmit((values) => {
    if (!isPending) mutate({ ...values, is_superuser: true });
  });
  return (
    <form onSubmit={submit} aria-label="New Super User" autoComplete="off">
      <Stack gap="md">
        <RegistrationFields form={form} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isPending}>
            Create super user
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
