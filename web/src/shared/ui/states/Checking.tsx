import { states as messages } from "@mindreel/messages/shared/states";
import { useChecking } from "#shared/api/proof-of-work/checking.ts";
import "./checking.css";

/** Shown while the browser computes a proof of work. */
export function Checking() {
  const checking = useChecking();
  return (
    <p role="status" className="checking">
      {checking && messages.checking}
    </p>
  );
}
