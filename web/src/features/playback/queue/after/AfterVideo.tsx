import type { Video } from "@mindreel/contract/catalogue/videos";
import { pagePath } from "@mindreel/contract/plain/pages";
import { nextUp as messages } from "@mindreel/messages/playback/queue";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useShortcut } from "#features/playback/mechanisms/player/shortcuts/Shortcuts.tsx";
import { AutoplaySwitch } from "#features/playback/playback-preferences/AutoplaySwitch.tsx";
import { playbackPreferencesQuery } from "#features/playback/playback-preferences/playbackPreferences.ts";
import { format } from "#shared/language/format.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import classes from "./NextUp.module.css";
import { NextUp, pause } from "./NextUp.tsx";

/** The video that plays after another. */
export interface UpNext {
  readonly video: Video;
  /**
   * `queue`: plays automatically, because the member plays a queue; `itself`: according to the member's preferences;
   * `never`: waits.
   */
  readonly begins: "queue" | "itself" | "never";
}

interface Props {
  readonly video: Video;
  readonly next: UpNext | undefined;
  /** Whether the video is the last of its series. */
  readonly isLastEpisode: boolean;
  /** Whether the video has ended, and the next one was not cancelled. */
  readonly ended: boolean;
  readonly onNext: (video: Video) => void;
  readonly onReplay: () => void;
  readonly onCancel: () => void;
  /** A button that saves the next video for later. */
  readonly save: ReactNode;
}

const placeOf = ({ series }: Video) =>
  series === null ? undefined : format(messages.place, { place: series.place, count: series.count });

/** Covers the player when its video has ended, with an announcement for screen readers. */
export function AfterVideo({ video: { series }, next, isLastEpisode, ended, onNext, save, ...actions }: Props) {
  const wanted = next?.begins === "itself";
  // Fetched while the video plays, so that it is available at the end.
  const { data } = useQuery({ ...playbackPreferencesQuery, enabled: wanted });
  const counts = next?.begins === "queue" || (wanted && data?.autoplay_next === true);
  const place = next?.begins === "queue" ? undefined : next && placeOf(next.video);
  const finished = ended && isLastEpisode ? series : null;

  let words = "";
  if (finished !== null) words = format(messages.saidFinished, { title: finished.title });
  else if (ended && next !== undefined) {
    const { title } = next.video;
    words = place === undefined ? format(messages.said, { title }) : format(messages.saidEpisode, { place, title });
    if (counts) words += ` ${format(messages.begins, { seconds: pause })}`;
  }

  return (
    <>
      <VisuallyHidden role="status">{words}</VisuallyHidden>
      {ended && next !== undefined && finished === null && (
        <NextUp
          {...actions}
          video={next.video}
          place={place}
          counts={counts}
          onNext={() => onNext(next.video)}
          save={save}
        >
          {wanted && <AutoplaySwitch />}
        </NextUp>
      )}
      {finished !== null && <SeriesEnd {...actions} series={finished} next={next?.video} onNext={onNext} />}
    </>
  );
}

interface SeriesEndProps {
  readonly series: NonNullable<Video["series"]>;
  /** A video to go on with. */
  readonly next: Video | undefined;
  readonly onNext: (video: Video) => void;
  readonly onReplay: () => void;
  readonly onCancel: () => void;
}

/** Covers the player when the last episode of a series has ended. */
export function SeriesEnd({ series: { id, title }, next, onNext, onReplay, onCancel }: SeriesEndProps) {
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
