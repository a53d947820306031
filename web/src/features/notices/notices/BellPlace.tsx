import { lazy, Suspense, useEffect, useState } from "react";
import { whenIdle } from "#shared/loading/whenIdle.ts";
import classes from "./BellPlace.module.css";

const NoticesBell = lazy(async () => ({ default: (await import("./NoticesBell.tsx")).NoticesBell }));

/** Where the bell comes once the page has loaded, so that no first screen waits for it. */
export function BellPlace() {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    <span className={classes.bell}>
      {idle && (
        <Suspense>
          <NoticesBell />
        </Suspense>
      )}
    </span>
  );
}
