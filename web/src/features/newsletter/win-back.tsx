import type { Profile } from "@mindreel/contract/accounts/profile";
import { owners as messages } from "@mindreel/messages/newsletter/win-back";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#shared/api/api.ts";
import { format } from "#shared/language/format.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";
import { FormModal } from "#shared/ui/dialogs/FormModal.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";

interface Props {
  readonly member: Pick<Profile, "id" | "username">;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Mails a member who left a code of their own. */
export function WinBackDialog({ member, opened, onClose }: Props) {
  const [percent, setPercent] = useState("20");
  const [days, setDays] = useState("30");
  const send = useMutation({
    mutationFn: () =>
      call("POST /api/newsletter/v1/members/{id}/win-back/", {
        params: { id: String(member.id) },
        body: { percent_off: Number(percent), days: Number(days) },
      }),
    onSuccess: ({ code, mailed }) => {
      toastSuccess(format(mailed ? messages.sent : messages.before, { code }));
      onClose();
    },
    onError: (error) => toastError(error.message),
  });
  return (
    <FormModal
      title={messages.title}
      action={messages.send}
      ready={percent !== "" && days !== ""}
      opened={opened}
      pending={send.isPending}
      onClose={onClose}
      onSubmit={() => send.mutate()}
    >
      <p>{format(messages.text, { name: member.username })}</p>
      <TextField
        label={messages.percent}
        type="number"
        min={1}
        max={100}
        required
        value={percent}
        onChange={({ currentTarget: { value } }) => setPercent(value)}
        data-autofocus
      />
      <TextField
        label={messages.days}
        type="number"
        min={1}
        max={365}
        required
        value={days}
        onChange={({ currentTarget: { value } }) => setDays(value)}
      />
    </FormModal>
  );
}
