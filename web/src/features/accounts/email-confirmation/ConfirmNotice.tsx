import { Button, Text } from "@mantine/core";
import { IconMail } from "@tabler/icons-react";
import { useSecurity } from "#features/accounts/security/security.ts";
import classes from "./ConfirmNotice.module.css";
import { useConfirmationAgain } from "./confirmEmail.ts";

/** On every page until the member has confirmed their address. */
export function ConfirmNotice() {
  const { data } = useSecurity();
  const again = useConfirmationAgain();
  if (data === undefined || data.email_confirmed) return null;
  return (
    <section className={classes.notice} aria-label="Your e-mail address">
      <IconMail className={classes.icon} size={20} aria-hidden="true" />
      <Text size="sm" className={classes.text ?? ""}>
        Please confirm your address by the link that we mailed to <strong>{data.email}</strong>.
      </Text>
      <Button
        variant="default"
        size="xs"
        className={classes.again ?? ""}
        loading={again.isPending}
        disabled={again.isSuccess}
        onClick={() => again.mutate()}
      >
        Send again
      </Button>
    </section>
  );
}
