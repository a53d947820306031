import type { Video } from "@mindreel/contract/catalogue/videos";
import { pagePath } from "@mindreel/contract/plain/pages";
import { nextUp as messages } from "@mindreel/messages/playback/queue";
import { useShortcut } from "#features/playback/mechanisms/player/shortcuts/Shortcuts.tsx";
import { format } from "#shared/language/format.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import classes from "./NextUp.module.css";

interface Props {
  readonly series: NonNullable<Video["series"]>;
  /** A video to go on with. */
  readonly next: Video | undefined;
  readonly onNext: (video: Video) => void;
  readonly onReplay: () => void;
  readonly onCancel: () => void;
}

/** Covers the player when the last episode of a series has ended. */
export function SeriesEnd({ series: { id, title }, next, onNext, onReplay, onCancel }: Props) {
  useShortcut("escape", onCancel);
  return (
    <section className={classes.next} aria-label={messages.end}>
      <div className={classes.inside}>
        <div className={classes.words}>
          <p className={classes.place}>{messages.last}</p>
          <p className={classes.title}>{format(messages.finished, { title })}</p>
          <div className={classes.buttons}>
            <ButtonLink variant="white" to={pagePath("series", { id })}>
              {messages.showSeries}
            </ButtonLink>
            {next !== undefined && (
              <Button variant="default" onClick={() => onNext(next)}>
                {format(messages.next, { title: next.title })}
              </Button>
            )}
            <Button variant="default" onClick={onReplay}>
              {messages.replay}
            </Button>
            <Button variant="default" onClick={onCancel}>
              {messages.close}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
