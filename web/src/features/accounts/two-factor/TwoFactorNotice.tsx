import { Button, Text } from "@mantine/core";
import { IconShieldLock } from "@tabler/icons-react";
import { Link, useLocation } from "react-router";
import classes from "#features/accounts/email-confirmation/ConfirmNotice.module.css";
import { useSecurity } from "#features/accounts/security/security.ts";
import { boot } from "#shared/boot.ts";

/** For a superuser who cannot act as one before they have set up two-factor sign-in. */
export function TwoFactorNotice() {
  const { data } = useSecurity();
  const here = useLocation().pathname === "/security";
  if (data === undefined || !data.two_factor_setup_required) return null;
  return (
    <section className={classes.notice} aria-label="Two-factor sign-in is needed">
      <IconShieldLock className={classes.icon} size={20} aria-hidden="true" />
      <Text size="sm" className={classes.text ?? ""}>
        {data.two_factor || data.passkeys.length > 0
          ? `Superusers need two-factor sign-in here. Please sign in again, with your ${data.two_factor ? "code" : "passkey"}.`
          : `Superusers need two-factor sign-in here. Until yours is set up, you can use ${boot.appName} as a member.`}
      </Text>
      {!here && (
        <Button component={Link} to="/security" size="xs" className={classes.again ?? ""}>
          Set up
        </Button>
      )}
    </section>
  );
}
