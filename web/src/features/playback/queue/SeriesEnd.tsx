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
  readonly onClose: () => void;
}

/** Covers the player when the last episode of a series has ended. */
export function SeriesEnd({ series: { id, title }, onClose }: Props) {
  useShortcut("escape", onClose);
  return (
    <section className={classes.next} aria-label={messages.end}>
      <div className={classes.words}>
        <p className={classes.place}>{messages.last}</p>
        <p className={classes.title}>{format(messages.finished, { title })}</p>
        <div className={classes.buttons}>
          <ButtonLink variant="white" to={pagePath("series", { id })}>
            {messages.showSeries}
          </ButtonLink>
          <Button variant="default" onClick={onClose}>
            {messages.close}
          </Button>
        </div>
      </div>
    </section>
  );
}
