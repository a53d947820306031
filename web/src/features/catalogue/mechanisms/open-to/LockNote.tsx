import type { Video } from "@mindreel/contract/catalogue/videos";
import { locked as messages } from "@mindreel/messages/catalogue/open-to";
import { IconLock } from "#shared/icons/site.ts";
import classes from "./LockNote.module.css";
import { useOpeners } from "./plans.ts";

/** On a locked video's picture: what opens it. */
export function LockNote({ locked }: { readonly locked: NonNullable<Video["locked"]> }) {
  return (
    <span className={classes.note} dir="auto">
      <IconLock size={14} aria-hidden="true" />
      {useOpeners(locked) || messages.note}
    </span>
  );
}
