import { Badge, Button, Group, Text } from "@mantine/core";
import { useAddresses, useSecondConfirmationAgain } from "./addresses.ts";

/** The second address, and whether it is known to be the member's. */
export function SecondEmail({ email }: { readonly email: string }) {
  const { data } = useAddresses();
  const again = useSecondConfirmationAgain();
  return (
    <Group gap="sm">
      <span>{email}</span>
      {data?.secondary_email_confirmed === true && (
        <Badge color="green" variant="light">
          Confirmed
        </Badge>
      )}
      {data?.secondary_email_confirmed === false && (
        <>
          <Badge color="gray" variant="light">
            Not confirmed
          </Badge>
          <Button
            variant="default"
            size="xs"
            loading={again.isPending}
            disabled={again.isSuccess}
            onClick={() => again.mutate()}
          >
            Send again
          </Button>
          <Text size="sm" c="dimmed" w="100%">
            Press the link that we mailed there. Mails about your account's safety then go to both addresses.
          </Text>
        </>
      )}
    </Group>
  );
}
