import { pagePath } from "@mindreel/contract/plain/pages";
import type { ReactNode } from "react";
import { useSecurity } from "#features/accounts/security/security.ts";
import { useCurrentUser } from "#features/accounts/sessions/currentUser.ts";
import { Redirect } from "#shared/navigation/Redirect.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";

interface Props {
  /** Shown until the member's role is known. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/**
 * Wraps the superusers' pages. Redirects everyone else home, and superusers who must first set up two-factor sign-in to
 * Security.
 */
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
