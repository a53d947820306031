import { Navigate, Outlet } from "react-router";
import { useCurrentUser } from "#features/accounts/api/currentUser.ts";
import { ErrorState } from "#shared/ui/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/FullSpinner.tsx";

/** Around the pages of superusers; everyone else is sent home. */
export function Component() {
  const { data: user, error, refetch } = useCurrentUser();
  if (user !== undefined) return user.is_superuser ? <Outlet /> : <Navigate to="/" replace />;
  return error === null ? <FullSpinner /> : <ErrorState error={error} onRetry={() => void refetch()} />;
}
