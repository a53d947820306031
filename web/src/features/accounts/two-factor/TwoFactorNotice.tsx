import { pagePath } from "@mindreel/contract/plain/pages";
import { notices as messages } from "@mindreel/messages/accounts/accounts";
import { useSecurity } from "#features/accounts/security/security.ts";
import { boot } from "#shared/boot.ts";
import { IconShieldLock } from "#shared/icons/member.ts";
import { format } from "#shared/language/format.ts";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import { Notice } from "#shared/ui/Notice.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";

/** For a superuser who has no superuser rights until two-factor sign-in is set up. */
export function TwoFactorNotice() {
  const { data } = useSecurity();
  const here = useLocation().pathname === pagePath("security");
  if (data === undefined || !data.two_factor_setup_required) return null;
  return (
    <Notice
      label={messages.twoFactor}
      icon={IconShieldLock}
      action={
        !here && (
          <ButtonLink to={pagePath("security")} size="xs">
            {messages.setUp}
          </ButtonLink>
        )
      }
    >
      {data.two_factor || data.passkeys.length > 0
        ? data.two_factor
          ? messages.againWithCode
          : messages.againWithPasskey
        : format(messages.untilSetUp, { app: boot.appName })}
    </Notice>
  );
}
