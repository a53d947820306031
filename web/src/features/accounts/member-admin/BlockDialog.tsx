import { Stack, Text, Textarea } from "@mantine/core";
import { limits } from "@mindreel/contract/plain/limits";
import { blocking as messages } from "@mindreel/messages/accounts/member-admin";
import { useState } from "react";
import { format } from "#shared/language/format.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { Confirm } from "#shared/ui/dialogs/Confirm.tsx";
import { useBlockUser } from "./blockUser.ts";

interface Props {
  readonly user: { readonly id: number; readonly username: string };
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Blocks a user after confirmation. The reason belongs to one user: give each their own `key`. */
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
      label={format(messages.label, { username })}
      title={messages.title}
      confirm={messages.block}
      pending={isPending}
      // A failure is shown as a toast.
      onConfirm={() => mutate({ id, blocked: true, reason: reason.trim() }, { onSettled: done })}
    >
      <Stack gap="md">
        <Text>
          <Rich text={messages.text} values={{ username }} tags={{ strong: (text) => <strong>{text}</strong> }} />
        </Text>
        <Textarea
          label={messages.reason}
          description={messages.reasonNote}
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
