import { useState } from "react";
import classes from "./Avatar.module.css";

interface Props {
  readonly src: string | null;
  /** Shown without a picture. */
  readonly initials: string;
  /** Pixels. */
  readonly size: number;
}

/** A person's picture. Decorative: the name is next to it, or names the button around it. */
export function Avatar({ src, initials, size }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  // Loading may have failed before React attached its listeners.
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
