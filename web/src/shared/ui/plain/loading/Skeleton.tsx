import type { CSSProperties } from "react";
import classes from "./Skeleton.module.css";

interface Props {
  readonly className?: string | undefined;
  /** Where no class sets it. */
  readonly width?: CSSProperties["width"];
  readonly height?: CSSProperties["height"];
}

/** A placeholder shape for loading content. */
export function Skeleton({ className = "", width, height }: Props) {
  return <span className={`${classes.skeleton} ${className}`} style={{ width, height }} />;
}
