import { pagePath } from "@mindreel/contract/wire/pages";
import { Navigate, Outlet } from "react-router";
import { useSecurity } from "#features/accounts/security/security.ts";
import { useCurrentUser } from "#features/accounts/sessions/currentUser.ts";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";

/** Wraps the pages of superusers. Sends everyone else home, and superusers who must set up two-factor first to Security. */
export function Component() {
  const user = useCurrentUser();
  const security = useSecurity();
  if (user.data?.is_superuser === false) return <Navigate to={pagePath("home")} replace />;
  if (user.data !== undefined && security.data !== undefined) {
    return security.data.two_factor_setup_required ? <Navigate to={pagePath("security")} replace /> : <Outlet />;
  }
  const failed = [user, security].find(({ error }) => error !== null);
  if (failed === undefined || failed.error === null) return <FullSpinner />;
  return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
}
