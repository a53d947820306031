import { Button, Group, Stack, Text } from "@mantine/core";
import { useRequestReset } from "./requestReset.ts";

/** For members who sign in only with Google. */
export function SetPasswordByEmail({ email }: { readonly email: string }) {
  const request = useRequestReset();
  return (
    <Stack gap="md">
      <Text>
        You sign in with Google and have no password here. If you want one as well, we mail you a link to set it.
      </Text>
      <Group>
        <Button variant="default" loading={request.isPending} onClick={() => request.mutate({ email })}>
          Send me the link
        </Button>
      </Group>
    </Stack>
  );
}
