import { useLoadedWhenIdle } from "#shared/loading/useLoadedWhenIdle.ts";
import classes from "./BellSlot.module.css";

/** The space for the bell, which loads after the page, so that no first screen waits for it. */
export function BellSlot() {
  const late = useLoadedWhenIdle(() => import("./NoticesBell.tsx"));
  return <span className={classes.bell}>{late && <late.NoticesBell />}</span>;
}
