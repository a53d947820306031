import { line as messages } from "@mindreel/messages/shared/frame";
import type { ReactNode } from "react";
import type { Icon } from "#shared/icons/icon.tsx";
import { IconX } from "#shared/icons/member.ts";
import { IconButton } from "#shared/ui/plain/buttons/IconButton.tsx";
import { type LineName, postpone } from "./postpone.ts";
import classes from "./SlimLine.module.css";

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
