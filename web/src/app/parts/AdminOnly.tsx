import { Navigate, Outlet } from "react-router";
import { useSecurity } from "#features/accounts/security/security.ts";
import { useCurrentUser } from "#features/accounts/sessions/currentUser.ts";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";

/** Around the pages of superusers; everyone else is sent home, and who needs two-factor sign-in first, to set it up. */
export function Component() {
  const user = useCurrentUser();
  const security = useSecurity();
  if (user.data?.is_superuser === false) return <Navigate to="/" replace />;
  if (user.data !== undefined && security.data !== undefined) {
    return security.data.two_factor_setup_required ? <Navigate to="/security" replace /> : <Outlet />;
  }
  const failed = [user, security].find(({ error }) => error !== null);
  if (failed === undefined || failed.error === null) return <FullSpinner />;
  return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
}
