import { pagePath } from "@mindreel/contract/wire/pages";
import { IconShieldLock } from "@tabler/icons-react";
import { useSecurity } from "#features/accounts/security/security.ts";
import { boot } from "#shared/boot.ts";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import { Notice } from "#shared/ui/Notice.tsx";
import { ButtonLink } from "#shared/ui/plain/ButtonLink.tsx";

/** For a superuser who has no superuser's rights until two-factor sign-in is set up. */
export function TwoFactorNotice() {
  const { data } = useSecurity();
  const here = useLocation().pathname === pagePath("security");
  if (data === undefined || !data.two_factor_setup_required) return null;
  return (
    <Notice
      label="Two-factor sign-in is needed"
      icon={IconShieldLock}
      action={
        !here && (
          <ButtonLink to={pagePath("security")} size="xs">
            Set up
          </ButtonLink>
        )
      }
    >
      {data.two_factor || data.passkeys.length > 0
        ? `Superusers need two-factor sign-in here. Please sign in again, with your ${data.two_factor ? "code" : "passkey"}.`
        : `Superusers need two-factor sign-in here. Until yours is set up, you can use ${boot.appName} as a member.`}
    </Notice>
  );
}
