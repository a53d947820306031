import type { Teaser } from "@mindreel/contract/catalogue/teasers";
import { pagePath } from "@mindreel/contract/plain/pages";
import { gate } from "@mindreel/messages/billing/subscription";
import { open } from "@mindreel/messages/catalogue/open-to";
import { messages, waiting } from "@mindreel/messages/catalogue/teasers";
import { useQuery } from "@tanstack/react-query";
import { OpenStill } from "#app/pages/catalogue/visitors/OpenStill.tsx";
import { MissingVideo } from "#app/pages/catalogue/watch/MissingVideo.tsx";
import { prefetchSold } from "#features/billing/plans/sold.ts";
import { ProGate } from "#features/billing/subscription/ProGate.tsx";
import { showcaseQuery } from "#features/catalogue/showcase/Stills.tsx";
import { publicHomeQuery } from "#features/catalogue/teasers/publicHome.ts";
import { TeaserFacts } from "#features/catalogue/teasers/TeaserFacts.tsx";
import { teaserQuery } from "#features/catalogue/teasers/teasers.ts";
import { Description } from "#features/catalogue/videos/watch/Description.tsx";
import { OwnMonth } from "#features/newsletter/offers/OwnMonth.tsx";
import { ownOfferQuery } from "#features/newsletter/offers/ownOffer.ts";
import { format } from "#shared/language/format.ts";
import type { PrefetchContext } from "#shared/loading/pageModule.ts";
import { DocumentTitle } from "#shared/navigation/DocumentTitle.tsx";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import { useParams } from "#shared/navigation/navigation.ts";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { Thumbnail } from "#shared/picture/Thumbnail.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import classes from "./gates.module.css";
import { Waiting } from "./Waiting.tsx";

export const prefetch = ({ client, path: { id = "" } }: PrefetchContext) =>
  Promise.all([
    client.prefetchQuery(teaserQuery(id)),
    client.prefetchQuery(showcaseQuery),
    client.prefetchQuery(publicHomeQuery),
    client.prefetchQuery(ownOfferQuery),
    prefetchSold(client),
  ]);

/** The gate, the video that is behind it, and what else waits there. */
export function Component() {
  const { id = "" } = useParams();
  const { data: teaser } = useQuery(teaserQuery(id));
  const { pathname, search } = useLocation();
  if (teaser === null) return <MissingVideo />;
  if (teaser !== undefined && teaser !== "closed" && (teaser.open_to === "everyone" || teaser.open_to === "members")) {
    return <OpenVideo teaser={teaser} wanted={pathname + search} />;
  }
  return (
    <ProGate wanted={pathname + search} month={<OwnMonth />}>
      {teaser !== undefined && teaser !== "closed" && <ThisVideo teaser={teaser} />}
      <Waiting />
    </ProGate>
  );
}

/** A video that plays without pro, and what else there is with it. */
function OpenVideo({ teaser, wanted }: { readonly teaser: Teaser; readonly wanted: string }) {
  const { title, description, duration } = teaser;
  return (
    <div className={classes.open}>
      <DocumentTitle parts={[title]} />
      <div className={`night ${classes.stage}`}>
        <OpenStill key={teaser.id} teaser={teaser} />
      </div>
      <div className={classes.about}>
        <Title order={1} className={classes.title} dir="auto">
          {title}
        </Title>
        <TeaserFacts teaser={teaser} linked={false} />
        {description !== "" && <Description text={description} duration={duration} />}
      </div>
      <section className={classes.more} aria-labelledby="more">
        <Title order={2} id="more">
          {open.more}
        </Title>
        <ButtonLink to={withQuery(pagePath("subscription"), { wanted })}>{gate.subscribe}</ButtonLink>
        <OwnMonth />
      </section>
      <Waiting />
    </div>
  );
}

function ThisVideo({ teaser }: { readonly teaser: Teaser }) {
  const { title, description, series, duration } = teaser;
  return (
    <section className={classes.video} aria-label={waiting.thisVideo}>
      <DocumentTitle parts={[title]} />
      <div className={classes.still}>
        <Thumbnail key={teaser.id} video={teaser} place={0} sizes="(min-width: 60em) 460px, 92vw" />
      </div>
      <div className={classes.about}>
        {series !== null && (
          <p className={classes.part} dir="auto">
            {format(messages.part, { place: series.place, count: series.count, series: series.title })}
          </p>
        )}
        <Title order={2} className={classes.title} dir="auto">
          {title}
        </Title>
        <TeaserFacts teaser={teaser} linked={false} />
        {description !== "" && <Description text={description} duration={duration} />}
      </div>
    </section>
  );
}
