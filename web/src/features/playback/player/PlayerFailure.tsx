import { Button } from "#shared/ui/plain/Button.tsx";
import classes from "./player.module.css";
import type { Provider } from "./provider.ts";
import type { BlockedHost } from "./useBlockedHost.ts";

interface Props {
  readonly provider: Provider;
  readonly blocked: BlockedHost;
  readonly onRetry: () => void;
}

/** Says why a video does not play, and what to do. */
export function PlayerFailure({ provider, blocked: { host, reloaded, reload }, onRetry }: Props) {
  const isNew = host !== null && !reloaded;
  return (
    <div className={classes.failure} role="alert">
      <p>
        {host === null
          ? "This video cannot be played here right now."
          : isNew
            ? "This video plays from a place that the library has got since you opened this page. Reload the page to play it."
            : `This video also needs ${host}, which the library does not know yet. Whoever runs the library can let Library health check the video, which finds that out.`}
      </p>
      <div className={classes.ways}>
        <Button variant="white" size="sm" onClick={isNew ? reload : onRetry}>
          {isNew ? "Reload the page" : "Try again"}
        </Button>
        <a className={classes.elsewhere} href={provider.page} target="_blank" rel="noopener">
          Open it at {provider.name}
        </a>
      </div>
    </div>
  );
}
