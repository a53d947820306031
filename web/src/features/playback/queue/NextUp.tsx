import type { Video } from "@mindreel/contract/catalogue/videos";
import { useEffect, useRef, useState } from "react";
import { Button } from "#shared/ui/plain/Button.tsx";
import { VisuallyHidden } from "#shared/ui/plain/VisuallyHidden.tsx";
import classes from "./NextUp.module.css";

/** Seconds before the next video begins. */
const pause = 5;

interface Props {
  readonly video: Pick<Video, "title">;
  readonly onNext: () => void;
  readonly onStop: () => void;
}

/** Over the player when its video has ended: the next one begins soon, unless the member stops that. */
export function NextUp({ video: { title }, onNext, onStop }: Props) {
  const [left, setLeft] = useState(pause);
  const go = useRef(onNext);
  go.current = onNext;
  const stop = useRef<HTMLButtonElement>(null);
  useEffect(() => stop.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (left === 0) return go.current();
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <section className={classes.next} aria-label="Next video">
      <VisuallyHidden role="status">{`${title} begins in ${pause} seconds`}</VisuallyHidden>
      <p className={classes.when} aria-hidden="true">
        Next in {left}
      </p>
      <p className={classes.title}>{title}</p>
      <div className={classes.buttons}>
        <Button variant="white" onClick={onNext}>
          Play now
        </Button>
        <Button ref={stop} variant="default" onClick={onStop}>
          Stop
        </Button>
      </div>
    </section>
  );
}
