import type { Video } from "@mindreel/contract/catalogue/videos";
import classes from "./ProgressBar.module.css";

/** A member's position in a video, at the bottom of its picture; nothing if it is unknown. */
export function ProgressBar({ video: { position, duration } }: { video: Pick<Video, "position" | "duration"> }) {
  if (position === null || duration === null || duration === 0) return null;
  const share = Math.min(100, Math.max(2, (100 * position) / duration));
  return (
    <span className={classes.bar} aria-hidden="true">
      <span style={{ width: `${share}%` }} />
    </span>
  );
}
