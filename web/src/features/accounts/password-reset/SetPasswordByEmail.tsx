import { Button, Group, Stack, Text } from "@mantine/core";
import { messages } from "@mindreel/messages/accounts/set-password-by-email";
import { useRequestReset } from "./requestReset.ts";

/** For members who sign in only with Google. */
export function SetPasswordByEmail({ email }: { readonly email: string }) {
  const request = useRequestReset();
  return (
    <Stack gap="md">
      <Text>{messages.text}</Text>
      <Group>
        <Button variant="default" loading={request.isPending} onClick={() => request.mutate({ email })}>
          {messages.send}
        </Button>
      </Group>
    </Stack>
  );
}
