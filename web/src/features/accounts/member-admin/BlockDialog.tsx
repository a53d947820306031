import { Stack, Text, Textarea } from "@mantine/core";
import { limits } from "@mindreel/contract/wire/limits";
import { useState } from "react";
import { Confirm } from "#shared/ui/Confirm.tsx";
import { useBlockUser } from "./blockUser.ts";

interface Props {
  readonly user: { readonly id: number; readonly username: string };
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Blocks a user after asking once, by name. The reason belongs to one user: give each their own `key`. */
export function BlockDialog({ user: { id, username }, opened, onClose }: Props) {
  const [reason, setReason] = useState("");
  const { mutate, isPending } = useBlockUser();
  const done = () => {
    setReason("");
    onClose();
  };
  return (
    <Confirm
      opened={opened}
      onClose={onClose}
      label={`Block ${username}`}
      title="Block this user?"
      confirm="Block"
      pending={isPending}
      // A failure is shown as a toast.
      onConfirm={() => mutate({ id, blocked: true, reason: reason.trim() }, { onSettled: done })}
    >
      <Stack gap="md">
        <Text>
          <strong>{username}</strong> is signed out everywhere and cannot sign in until unblocked. A running
          subscription will not renew.
        </Text>
        <Textarea
          label="Reason"
          description="Kept with the user and in the audit log; the user does not see it."
          size="md"
          rows={2}
          maxLength={limits.blockReason}
          value={reason}
          onChange={({ currentTarget: { value } }) => setReason(value)}
        />
      </Stack>
    </Confirm>
  );
}
