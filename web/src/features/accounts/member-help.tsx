import { Text } from "@mantine/core";
import { messages } from "@mindreel/messages/accounts/member-help";
import { useMutation } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { format } from "#shared/language/format.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";
import { Confirm } from "#shared/ui/dialogs/Confirm.tsx";

type Help = "reset" | "confirmation";

const calls = {
  reset: "POST /api/accounts/v1/userlist/{id}/password-reset/",
  confirmation: "POST /api/accounts/v1/userlist/{id}/email-confirmation/",
} as const;

const words = () =>
  ({
    reset: { title: messages.resetTitle, text: messages.resetText, send: messages.reset, sent: messages.resetSent },
    confirmation: {
      ...{ title: messages.confirmationTitle, text: messages.confirmationText },
      ...{ send: messages.confirmation, sent: messages.confirmationSent },
    },
  }) as const;

interface Props {
  readonly member: { readonly id: number; readonly username: string; readonly email: string };
  readonly help: Help;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Mails a member a link to get in again, after confirmation. */
export function HelpDialog({ member: { id, username, email }, help, opened, onClose }: Props) {
  const { title, text, send, sent } = words()[help];
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(calls[help], { params: { id: String(id) } }),
    onSuccess: () => toastSuccess(sent),
    onError: (error) => toastError(error.message),
    onSettled: onClose,
  });
  return (
    <Confirm
      opened={opened}
      onClose={onClose}
      label={format(title, { username })}
      title={format(title, { username })}
      confirm={send}
      pending={isPending}
      onConfirm={() => mutate()}
    >
      <Text>{format(text, { email })}</Text>
    </Confirm>
  );
}
