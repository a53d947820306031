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
  // It may have failed before React attached its listeners.
  const check = (picture: HTMLImageElement | null) => {
    if (picture?.complete && !picture.naturalWidth) setFailed(src);
  };
  return (
    <span className={classes.avatar} style={{ fontSize: size }}>
      {src !== null && src !== failed ? (
        <img ref={check} src={src} alt="" onError={() => setFailed(src)} />
      ) : (
        <span className={classes.initials}>{initials}</span>
      )}
    </span>
  );
}
