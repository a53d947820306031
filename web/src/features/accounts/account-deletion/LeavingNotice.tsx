import { Button, Text } from "@mantine/core";
import { IconDoorExit } from "@tabler/icons-react";
import classes from "#features/accounts/email-confirmation/ConfirmNotice.module.css";
import { useStay } from "#features/accounts/own-data/ownData.ts";
import { useSecurity } from "#features/accounts/security/security.ts";
import { dayOf } from "#shared/dates.ts";

/** On every page of a member who wants to leave. */
export function LeavingNotice() {
  const { data } = useSecurity();
  const stay = useStay();
  if (data === undefined || data.leaves_at === null) return null;
  return (
    <section className={classes.notice} aria-label="Your account">
      <IconDoorExit className={classes.icon} size={20} aria-hidden="true" />
      <Text size="sm" className={classes.text ?? ""}>
        Your account will be deleted on <strong>{dayOf(data.leaves_at)}</strong>.
      </Text>
      <Button
        variant="default"
        size="xs"
        className={classes.again ?? ""}
        loading={stay.isPending}
        onClick={() => stay.mutate()}
      >
        Keep my account
      </Button>
    </section>
  );
}
