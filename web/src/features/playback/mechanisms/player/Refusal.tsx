import type { RunningPlay } from "@mindreel/contract/wire/primitives";
import { videoPlayer as messages } from "@mindreel/messages/playback/plays";
import { states } from "@mindreel/messages/shared/states";
import { useMutation } from "@tanstack/react-query";
import { endPlay } from "#features/playback/plays/play.ts";
import { ApiError } from "#shared/api/api.ts";
import { format } from "#shared/language/format.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import classes from "./VideoPlayer.module.css";

interface Props {
  readonly error?: Error;
  readonly message?: string;
  /** The button's label. */
  readonly retry?: string;
  readonly onRetry: () => void;
}

/** Replaces a video that does not play: the reason, and what to do. */
export function Refusal({ error, message = error?.message, retry = states.tryAgain, onRetry }: Props) {
  const plays = error instanceof ApiError ? error.plays : [];
  return (
    <div className={classes.cover} role="alert">
      <p>{message}</p>
      {plays.length > 0 && (
        <ul className={classes.plays}>
          {plays.map((play) => (
            <Running key={play.session} play={play} onEnded={onRetry} />
          ))}
        </ul>
      )}
      <Button variant="white" size="sm" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}

/** A play on another device, which can be ended to make room for this one. */
function Running({ play: { session, device, title }, onEnded }: { play: RunningPlay; onEnded: () => void }) {
  const { mutate, isPending } = useMutation({ mutationFn: () => endPlay(session), onSettled: onEnded });
  const where = device === "" ? messages.anotherDevice : device;
  return (
    <li>
      <span>{format(messages.running, { device: where, title })}</span>
      <Button
        variant="white"
        size="sm"
        loading={isPending}
        aria-label={format(messages.endNamed, { title, device: where })}
        onClick={() => mutate()}
      >
        {messages.end}
      </Button>
    </li>
  );
}
