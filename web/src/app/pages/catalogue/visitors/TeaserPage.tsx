import type { Teaser } from "@mindreel/contract/catalogue/teasers";
import { pagePath } from "@mindreel/contract/plain/pages";
import { open } from "@mindreel/messages/catalogue/open-to";
import { messages } from "@mindreel/messages/catalogue/teasers";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Component as NotFound } from "#app/pages/NotFoundPage.tsx";
import { TeaserCards } from "#features/catalogue/teasers/TeaserCards.tsx";
import { TeaserFacts } from "#features/catalogue/teasers/TeaserFacts.tsx";
import { teaserQuery } from "#features/catalogue/teasers/teasers.ts";
import { Description } from "#features/catalogue/videos/watch/Description.tsx";
import { boot } from "#shared/boot.ts";
import { IconLock } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import type { PrefetchContext } from "#shared/loading/pageModule.ts";
import { DocumentTitle } from "#shared/navigation/DocumentTitle.tsx";
import { Link } from "#shared/navigation/Link.tsx";
import { useParams } from "#shared/navigation/navigation.ts";
import { Thumbnail } from "#shared/picture/Thumbnail.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { Join } from "./Join.tsx";
import { OpenStill } from "./OpenStill.tsx";
import { VisitorsFrame } from "./VisitorsFrame.tsx";
import classes from "./visitors.module.css";

export const prefetch = ({ client, path: { id = "" } }: PrefetchContext) => client.prefetchQuery(teaserQuery(id));

/** What visitors see of a video: everything but the player. */
export function Component() {
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery(teaserQuery(id));
  if (data === null) return <NotFound />;
  return (
    <VisitorsFrame>
      {data === "closed" ? (
        <Closed />
      ) : data !== undefined ? (
        <>
          <About teaser={data} />
          <More teaser={data} />
        </>
      ) : error === null ? (
        <FullSpinner />
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </VisitorsFrame>
  );
}

function About({ teaser }: { teaser: Teaser }) {
  const { title, description, series, duration } = teaser;
  return (
    <article className={classes.about}>
      <DocumentTitle parts={[title]} />
      <div className={classes.top}>
        <div className={classes.still}>
          {teaser.open_to === "everyone" ? (
            <OpenStill key={teaser.id} teaser={teaser} />
          ) : (
            <>
              <Thumbnail
                key={teaser.id}
                video={teaser}
                place={0}
                sizes="(min-width: 80em) 715px, (min-width: 60em) 58vw, 100vw"
              />
              <span className={classes.lock}>
                <IconLock size={16} aria-hidden="true" />
                {teaser.open_to === "members" ? open.members : messages.members}
              </span>
            </>
          )}
        </div>
        <div className={classes.words}>
          {series !== null && (
            <p className={classes.part} dir="auto">
              {format(messages.part, { place: series.place, count: series.count, series: series.title })}
            </p>
          )}
          <Title order={1} className={classes.title} dir="auto">
            {title}
          </Title>
          {teaser.open_to === "everyone" && <p className={classes.part}>{open.everyone}</p>}
          <TeaserFacts teaser={teaser} />
          <Join openTo={teaser.open_to} />
        </div>
      </div>
      {description !== "" && <Description text={description} duration={duration} />}
    </article>
  );
}

/** Others of its series or category, as links to their pages. */
function More({ teaser: { more, series, category, category_id: categoryId } }: { teaser: Teaser }) {
  const heading = useId();
  if (more.videos.length === 0) return null;
  const title =
    more.from === "series" && series !== null
      ? format(messages.moreFrom, { name: series.title })
      : more.from === "category" && category !== null
        ? format(messages.moreFrom, { name: category })
        : messages.more;
  return (
    <section className={classes.more} aria-labelledby={heading}>
      <div className={classes.moreHead}>
        <Title order={2} id={heading} dir="auto">
          {title}
        </Title>
        {category !== null && categoryId !== null && (
          <Link to={pagePath("subject", { id: categoryId })}>{format(messages.allOf, { name: category })}</Link>
        )}
      </div>
      <TeaserCards videos={more.videos} />
    </section>
  );
}

function Closed() {
  return (
    <section className={classes.closed}>
      <DocumentTitle parts={[messages.signInToWatch]} />
      <Title order={1}>{messages.signInToWatch}</Title>
      <p>{format(messages.membersOf, { site: boot.appName })}</p>
      <Join />
    </section>
  );
}
