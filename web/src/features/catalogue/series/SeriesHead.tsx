import type { SeriesWithVideos } from "@mindreel/contract/catalogue/series";
import { pagePath } from "@mindreel/contract/plain/pages";
import { pages as messages } from "@mindreel/messages/catalogue/series";
import type { ReactNode } from "react";
import { Description } from "#features/catalogue/videos/watch/Description.tsx";
import { IconPlayerPlayFilled } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import { Thumbnail } from "#shared/picture/Thumbnail.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import classes from "./SeriesHead.module.css";
import { SeriesProgress } from "./SeriesProgress.tsx";
import { extentOf, pictureOf } from "./series.ts";

/** The button's label, and the episode that it opens; after the last one, the first again. */
function goOn({ next, videos, watched }: SeriesWithVideos) {
  const [first] = videos;
  if (next === null) return first && { words: messages.again, id: first.id, title: first.title, place: 1 };
  const isNew = watched === 0 && next.place === 1 && (first?.position ?? null) === null;
  return { words: isNew ? messages.start : messages.goOn, ...next };
}

/** A series' description, the member's progress, and a button to continue. */
export function SeriesHead({ series, action }: { readonly series: SeriesWithVideos; readonly action?: ReactNode }) {
  const on = goOn(series);
  return (
    <header className={classes.head}>
      <div className={classes.still}>
        <Thumbnail
          key={series.series_thumbnail}
          video={pictureOf(series)}
          place={0}
          sizes="(min-width: 64em) 480px, (min-width: 48em) 40vw, 100vw"
        />
      </div>
      <div className={classes.about}>
        <Title order={1} className={classes.title} dir="auto">
          {series.title}
        </Title>
        <p className={classes.extent}>{extentOf(series)}</p>
        {series.description !== "" && <Description text={series.description} duration={null} />}
        <SeriesProgress series={series} />
        <div className={classes.on}>
          {on !== undefined && (
            <ButtonLink
              to={pagePath("watch", { id: on.id })}
              leftSection={<IconPlayerPlayFilled size={18} aria-hidden="true" />}
            >
              {on.words}
            </ButtonLink>
          )}
          {on !== undefined && (
            <p className={classes.next}>{format(messages.episode, { place: on.place, title: on.title })}</p>
          )}
          {action}
        </div>
      </div>
    </header>
  );
}
