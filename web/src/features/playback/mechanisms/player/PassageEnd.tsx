import { passageEnd as messages } from "@mindreel/messages/playback/plays";
import { useMediaRemote, useMediaState } from "@vidstack/react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import classes from "./PassageEnd.module.css";

/**
 * Seconds by which a player's time update may be late; if it is later than that, the member has seeked past the end.
 */
const lateness = 2;

interface Props {
  /** In seconds. */
  readonly begin: number;
  readonly end: number;
  /** Called after the buttons, one of which had the focus, have been removed. */
  readonly onGone: () => void;
}

/** Inside a player: pauses it where a shared passage ends, once, and offers to continue. */
export function PassageEnd({ begin, end, onGone }: Props) {
  const time = useMediaState("currentTime");
  const paused = useMediaState("paused");
  const remote = useMediaRemote();
  const before = useRef(time);
  const [state, setState] = useState<"before" | "stopping" | "over" | "left">("before");
  const go = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const crossed = before.current < end && time >= end;
    before.current = time;
    if (state !== "before" || !crossed) return;
    if (time - end > lateness) return setState("left");
    remote.pause();
    setState("stopping");
  }, [time, end, state, remote]);

  useEffect(() => {
    if (state === "stopping" && paused) setState("over");
    // The member has pressed the player's own button.
    if (state === "over" && !paused) setState("left");
  }, [state, paused]);

  useEffect(() => {
    if (state === "over") go.current?.focus({ preventScroll: true });
  }, [state]);

  if (state !== "over") return null;
  const leave = (next: "before" | "left") => {
    setState(next);
    onGone();
    remote.play();
  };
  return (
    <section className={classes.end} aria-label={messages.region}>
      <p>{messages.title}</p>
      <div className={classes.buttons}>
        <Button ref={go} variant="white" onClick={() => leave("left")}>
          {messages.goOn}
        </Button>
        <Button
          variant="default"
          onClick={() => {
            remote.seek(begin);
            leave("before");
          }}
        >
          {messages.again}
        </Button>
      </div>
    </section>
  );
}
