import { useChecking } from "#shared/api/checking.ts";
import "./checking.css";

/** Says so while the browser proves that it is no machine gone wild. */
export function Checking() {
  const checking = useChecking();
  return (
    <p role="status" className="checking">
      {checking && "Checking…"}
    </p>
  );
}
