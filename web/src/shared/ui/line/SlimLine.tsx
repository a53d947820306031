import { line as messages } from "@mindreel/messages/shared/frame";
import type { ReactNode } from "react";
import type { Icon } from "#shared/icons/icon.tsx";
import { IconX } from "#shared/icons/member.ts";
import { IconButton } from "#shared/ui/plain/buttons/IconButton.tsx";
import classes from "./SlimLine.module.css";

/** The lines above a page that can be put off; its style sheet and the one of the notices name them too. */
type LineName = "plan" | "address";

/** Milliseconds. */
const day = 24 * 60 * 60 * 1000;

/**
 * Hides a line in this browser until tomorrow. `start.ts` hides it on the next pages, before they are painted: the server
 * renders it, as it does not know.
 */
function postpone(line: LineName): void {
  const { dataset } = document.documentElement;
  dataset["postponed"] = `${dataset["postponed"] ?? ""} ${line}`;
  try {
    const known: unknown = JSON.parse(localStorage.getItem("postponed") ?? "{}");
    localStorage.setItem("postponed", JSON.stringify({ ...Object(known), [line]: Date.now() + day }));
  } catch {
    // Storage may be blocked: it comes back with the next page load.
  }
}

interface Props {
  /** Absent if it cannot be put off. */
  readonly name?: LineName;
  readonly label: string;
  readonly icon: Icon;
  readonly children: ReactNode;
  /** A button or link to resolve it. */
  readonly action?: ReactNode;
}

/** One line above every page about something that can wait: usually it can be put off for a day. */
export function SlimLine({ name, label, icon: Icon, children, action }: Props) {
  return (
    <section className={classes.line} data-line={name} aria-label={label}>
      <Icon className={classes.icon} size={18} stroke={1.75} aria-hidden="true" />
      <p className={classes.text}>{children}</p>
      {action}
      {name !== undefined && (
        <IconButton
          className={classes.close}
          aria-label={messages.putOff}
          title={messages.putOff}
          onClick={() => {
            postpone(name);
            document.getElementById("main")?.focus({ preventScroll: true });
          }}
        >
          <IconX size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
      )}
    </section>
  );
}
