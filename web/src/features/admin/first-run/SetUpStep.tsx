import { setUp as messages } from "@mindreel/messages/admin/first-run";
import type { ReactNode } from "react";
import { outline } from "#shared/icons/icon.tsx";
import { IconCircleCheck } from "#shared/icons/site.ts";
import classes from "./first-run.module.css";

const IconCircle = outline("M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0");

interface Props {
  readonly title: string;
  readonly done: boolean;
  readonly children: ReactNode;
}

export function SetUpStep({ title, done, children }: Props) {
  const Icon = done ? IconCircleCheck : IconCircle;
  return (
    <li className={classes.step}>
      <Icon
        className={done ? classes.done : classes.open}
        size={24}
        role="img"
        aria-label={done ? messages.done : messages.todo}
      />
      <h2>{title}</h2>
      <div className={classes.body}>{children}</div>
    </li>
  );
}

/** Lines for the server's settings file, for one step. */
export function SettingLines({ of, lines }: { readonly of: string; readonly lines: readonly string[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, for which a keyboard must reach it
    <section className={classes.lines} tabIndex={0} aria-label={`${messages.lines}: ${of}`}>
      <pre>
        <code>{lines.join("\n")}</code>
      </pre>
    </section>
  );
}
