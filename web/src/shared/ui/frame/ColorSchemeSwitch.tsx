import { frame as messages } from "@mindreel/messages/shared/frame";
import "./color-scheme-switch.css";
import { useSyncExternalStore } from "react";
import { getScheme, setScheme, subscribeScheme } from "#shared/theme/colorScheme.ts";

/**
 * Light or dark; follows the system until the user chooses otherwise. Does not use Mantine, which the landing page
 * lacks.
 */
export function ColorSchemeSwitch() {
  const scheme = useSyncExternalStore(subscribeScheme, getScheme, () => "light");
  const other = scheme === "dark" ? "light" : "dark";
  const name = other === "dark" ? messages.toDark : messages.toLight;
  return (
    <button type="button" className="scheme-switch" aria-label={name} title={name} onClick={() => setScheme(other)}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className="scheme-moon">
        <path d="M20 14.2A8.2 8.2 0 0 1 9.8 4a8.2 8.2 0 1 0 10.2 10.2z" />
      </svg>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className="scheme-sun">
        <circle cx="12" cy="12" r="4" />
        <path d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1" />
      </svg>
    </button>
  );
}
