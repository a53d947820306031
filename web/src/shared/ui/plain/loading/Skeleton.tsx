import classes from "./Skeleton.module.css";

/** A placeholder shape for loading content. Its class sets its size. */
export function Skeleton({ className = "" }: { readonly className?: string | undefined }) {
  return <span className={`${classes.skeleton} ${className}`} />;
}
