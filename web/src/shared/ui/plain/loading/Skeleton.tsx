import classes from "./Skeleton.module.css";

/** A shape that stands for what is loading. Its size is the class's. */
export function Skeleton({ className = "" }: { readonly className?: string | undefined }) {
  return <span className={`${classes.skeleton} ${className}`} />;
}
