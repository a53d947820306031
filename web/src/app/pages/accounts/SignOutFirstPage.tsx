import { useEffect } from "react";
import { endSession } from "#features/accounts/sessions/logout.ts";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";

/** A reset link ends the member's session, then opens again as for a visitor. */
export function Component() {
  useEffect(() => {
    void endSession().then(() => location.reload());
  }, []);
  return <FullSpinner />;
}
