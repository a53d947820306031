import { useState } from "react";
import classes from "./Avatar.module.css";

interface Props {
  readonly src: string | null;
  /** Shown where there is no picture. */
  readonly initials: string;
  /** Pixels. */
  readonly size: number;
}

/** A person's picture. Decoration: the name stands beside it or names the button around it. */
export function Avatar({ src, initials, size }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={classes.avatar} style={{ fontSize: size }}>
      {src !== null && src !== failed ? (
        <img src={src} alt="" onError={() => setFailed(src)} />
      ) : (
        <span className={classes.initials}>{initials}</span>
      )}
    </span>
  );
}
