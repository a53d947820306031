import type { Video } from "@mindreel/contract/catalogue/videos";
import { pagePath } from "@mindreel/contract/wire/pages";
import { useShortcut } from "#features/playback/player/Shortcuts.tsx";
import { Button } from "#shared/ui/plain/Button.tsx";
import { ButtonLink } from "#shared/ui/plain/ButtonLink.tsx";
import classes from "./NextUp.module.css";

interface Props {
  readonly series: NonNullable<Video["series"]>;
  readonly onClose: () => void;
}

/** Over the player when the last episode of a series has ended. */
export function SeriesEnd({ series: { id, title }, onClose }: Props) {
  useShortcut("escape", onClose);
  return (
    <section className={classes.next} aria-label="End of the series">
      <div className={classes.words}>
        <p className={classes.place}>That was the last episode.</p>
        <p className={classes.title}>You have finished {title}</p>
        <div className={classes.buttons}>
          <ButtonLink variant="white" to={pagePath("series", { id })}>
            Show the series
          </ButtonLink>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
    </section>
  );
}
