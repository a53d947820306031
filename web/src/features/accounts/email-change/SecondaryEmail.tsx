import { Badge, Button, Group, Text } from "@mantine/core";
import { useEmails } from "./emails.ts";
import { useResendSecondaryConfirmation } from "./resendSecondaryConfirmation.ts";

/** The secondary address, and whether the member has confirmed it. */
export function SecondaryEmail({ email }: { readonly email: string }) {
  const { data } = useEmails();
  const resend = useResendSecondaryConfirmation();
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
            loading={resend.isPending}
            disabled={resend.isSuccess}
            onClick={() => resend.mutate()}
          >
            Send again
          </Button>
          <Text size="sm" c="dimmed" w="100%">
            Open the link that we mailed there. Mails about your account's security then go to both addresses.
          </Text>
        </>
      )}
    </Group>
  );
}
