import { pagePath } from "@mindreel/contract/plain/pages";
import type { ReactNode } from "react";
import { useSecurity } from "#features/accounts/security/security.ts";
import { useCurrentUser } from "#features/accounts/sessions/currentUser.ts";
import { Redirect } from "#shared/navigation/Redirect.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";

interface Props {
  /** Until it is known who is there. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** Wraps the pages of superusers. Sends everyone else home, and superusers who must set up two-factor first to Security. */
export function Component({ waiting, children }: Props) {
  const user = useCurrentUser();
  const security = useSecurity();
  if (user.data?.is_superuser === false) return <Redirect to={pagePath("home")} />;
  if (user.data !== undefined && security.data !== undefined) {
    return security.data.two_factor_setup_required ? <Redirect to={pagePath("security")} /> : children;
  }
  const failed = [user, security].find(({ error }) => error !== null);
  if (failed === undefined || failed.error === null) return waiting;
  return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
}
