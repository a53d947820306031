import { states } from "@mindreel/messages/shared/states";
import { Skeleton } from "#shared/ui/plain/loading/Skeleton.tsx";
import classes from "./home.module.css";

/** Fills the screen while Home loads, so that nothing below it moves into view. */
export function HomeSkeleton() {
  return (
    <div className={classes.home} role="status" aria-label={states.loading}>
      <Skeleton className={classes.waitingFeatured} />
      <Skeleton className={classes.waitingTitle} />
      <div className={classes.row}>
        {[1, 2, 3, 4, 5].map((card) => (
          <Skeleton key={card} className={classes.card} />
        ))}
      </div>
    </div>
  );
}
