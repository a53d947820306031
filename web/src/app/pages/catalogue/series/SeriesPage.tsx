import type { SeriesWithVideos } from "@mindreel/contract/catalogue/series";
import { pagePath } from "@mindreel/contract/plain/pages";
import { pages as messages } from "@mindreel/messages/catalogue/series";
import { useQuery } from "@tanstack/react-query";
import { Breadcrumb } from "#app/layouts/page/Breadcrumb.tsx";
import { parents } from "#app/layouts/page/parents.ts";
import { EpisodeList } from "#features/catalogue/series/EpisodeList.tsx";
import { SeriesHead } from "#features/catalogue/series/SeriesHead.tsx";
import { seriesQuery } from "#features/catalogue/series/series.ts";
import { IconStack2 } from "#shared/icons/member.ts";
import { IconMovieOff } from "#shared/icons/site.ts";
import type { PrefetchContext } from "#shared/loading/pageModule.ts";
import { useLoadedWhenIdle } from "#shared/loading/useLoadedWhenIdle.ts";
import { DocumentTitle } from "#shared/navigation/DocumentTitle.tsx";
import { useParams } from "#shared/navigation/navigation.ts";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import classes from "./SeriesPage.module.css";

export const prefetch = ({ client, path: { id = "" } }: PrefetchContext) => client.prefetchQuery(seriesQuery(id));

export function Component() {
  const { id = "" } = useParams();
  return <OneSeries key={id} id={id} />;
}

function OneSeries({ id }: { id: string }) {
  const { data: series, error, refetch } = useQuery(seriesQuery(id));
  if (series === null) return <Missing />;
  if (series !== undefined) return <Found series={series} />;
  return error === null ? <FullSpinner /> : <ErrorState error={error} onRetry={() => void refetch()} />;
}

function Found({ series }: { series: SeriesWithVideos }) {
  const follow = useLoadedWhenIdle(() => import("#features/notices/follows/FollowButton.tsx"));
  return (
    <div className={classes.series}>
      <DocumentTitle parts={[series.title, parents.series().name]} />
      <Breadcrumb parent={parents.series()} />
      <SeriesHead
        series={series}
        action={follow && <follow.FollowButton thing={{ kind: "series", id: series.id, name: series.title }} />}
      />
      {series.videos.length === 0 ? (
        <EmptyState icon={<IconMovieOff size={36} stroke={1.5} />} title={messages.noEpisodes} />
      ) : (
        <section aria-labelledby="episodes">
          <Title order={2} id="episodes" className={classes.heading}>
            {messages.episodes}
          </Title>
          <EpisodeList episodes={series.videos} />
        </section>
      )}
    </div>
  );
}

function Missing() {
  return (
    <div className={classes.missing}>
      <DocumentTitle parts={[messages.page]} />
      <Title order={1}>{messages.page}</Title>
      <EmptyState
        icon={<IconStack2 size={36} stroke={1.5} />}
        title={messages.missing}
        text={messages.missingHint}
        action={<ButtonLink to={pagePath("seriesList")}>{messages.showAll}</ButtonLink>}
      />
    </div>
  );
}
