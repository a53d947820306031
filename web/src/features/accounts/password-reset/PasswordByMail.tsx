import { Button, Group, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";
import { requestReset } from "./resetPassword.ts";

/** For whoever signs in with Google alone. */
export function PasswordByMail({ email }: { readonly email: string }) {
  const request = useMutation({
    mutationFn: () => requestReset({ email }),
    onSuccess: () => toastSuccess("Password reset e-mail has been sent."),
    onError: (error) => toastError(error.message),
  });
  return (
    <Stack gap="md">
      <Text>
        You sign in with Google and have no password here. If you want one as well, we mail you a link to set it.
      </Text>
      <Group>
        <Button variant="default" loading={request.isPending} onClick={() => request.mutate()}>
          Send me the link
        </Button>
      </Group>
    </Stack>
  );
}
