import { player as messages } from "@mindreel/messages/playback/plays";
import { states } from "@mindreel/messages/shared/states";
import type { Provider } from "#features/playback/mechanisms/player/vidstack/providers.ts";
import { format } from "#shared/language/format.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import classes from "./player.module.css";
import type { BlockedHost } from "./useBlockedHost.ts";

interface Props {
  readonly provider: Provider;
  readonly blocked: BlockedHost;
  readonly onRetry: () => void;
}

/** Shows why a video does not play, and what to do. */
export function PlayerFailure({ provider, blocked: { host, reloaded, reload }, onRetry }: Props) {
  const isNew = host !== null && !reloaded;
  return (
    <div className={classes.failure} role="alert">
      <p>{host === null ? messages.notPlayable : isNew ? messages.newPlace : format(messages.unknownHost, { host })}</p>
      <div className={classes.ways}>
        <Button variant="white" size="sm" onClick={isNew ? reload : onRetry}>
          {isNew ? messages.reload : states.tryAgain}
        </Button>
        <a className={classes.elsewhere} href={provider.page} target="_blank" rel="noopener">
          {format(messages.openAt, { provider: provider.name })}
        </a>
      </div>
    </div>
  );
}
