import type { Teaser } from "@mindreel/contract/catalogue/teasers";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/catalogue/teasers";
import { useQuery } from "@tanstack/react-query";
import { SiteHeader } from "#app/layouts/SiteHeader.tsx";
import { Component as NotFound } from "#app/pages/NotFoundPage.tsx";
import { Description } from "#features/catalogue/videos/watch/Description.tsx";
import { VideoFacts } from "#features/catalogue/videos/watch/VideoFacts.tsx";
import { teaserQuery } from "#features/catalogue/videos/watch/watch.ts";
import { boot, planPrice } from "#shared/boot.ts";
import { IconLock } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import type { PrefetchContext } from "#shared/loading/pageModule.ts";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import { useParams } from "#shared/navigation/navigation.ts";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { Thumbnail } from "#shared/picture/Thumbnail.tsx";
import { signInFor } from "#shared/session/comeBack.ts";
import { LegalLinks } from "#shared/ui/frame/LegalLinks.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import classes from "./TeaserPage.module.css";

export const prefetch = ({ client, path: { id = "" } }: PrefetchContext) => client.prefetchQuery(teaserQuery(id));

/** What visitors see of a video: everything but the player. */
export function Component() {
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery(teaserQuery(id));
  if (data === null) return <NotFound />;
  return (
    <div className={classes.page}>
      <SiteHeader />
      <main id="main" tabIndex={-1} className={classes.main}>
        {data === "closed" ? (
          <Closed />
        ) : data !== undefined ? (
          <About teaser={data} />
        ) : error === null ? (
          <FullSpinner />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
        <LegalLinks />
      </main>
    </div>
  );
}

function About({ teaser }: { teaser: Teaser }) {
  const { title, description, category, duration, published_at } = teaser;
  return (
    <article className={classes.teaser}>
      <div className={`night ${classes.still}`}>
        <Thumbnail video={teaser} place={0} sizes="(min-width: 64em) 960px, 100vw" />
        <div className={classes.join}>
          <IconLock size={28} stroke={1.5} aria-hidden="true" />
          <p className={classes.why}>{messages.join}</p>
          <Ways />
          <p className={classes.price}>{format(messages.price, { price: planPrice() })}</p>
        </div>
      </div>
      <Title order={1} className={classes.title} dir="auto">
        {title}
      </Title>
      <VideoFacts category={category} duration={duration} since={published_at} linked={false} />
      {description !== "" && <Description text={description} duration={duration} />}
    </article>
  );
}

function Closed() {
  return (
    <section className={classes.closed}>
      <Title order={1}>{messages.signInToWatch}</Title>
      <p>{format(messages.members, { site: boot.appName })}</p>
      <Ways />
    </section>
  );
}

function Ways() {
  const { pathname, search } = useLocation();
  const next = pathname + search;
  return (
    <div className={classes.ways}>
      <ButtonLink to={withQuery(pagePath("signUp"), { next })} size="lg">
        {messages.signUp}
      </ButtonLink>
      <ButtonLink to={signInFor(next)} size="lg" variant="white">
        {messages.signIn}
      </ButtonLink>
    </div>
  );
}
