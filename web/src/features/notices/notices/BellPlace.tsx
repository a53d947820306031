import { useLate } from "#shared/loading/useLate.ts";
import classes from "./BellPlace.module.css";

/** The space for the bell, which loads after the page, so that no first screen waits for it. */
export function BellPlace() {
  const late = useLate(() => import("./NoticesBell.tsx"));
  return <span className={classes.bell}>{late && <late.NoticesBell />}</span>;
}
