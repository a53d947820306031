import type { Video } from "@mindreel/contract/catalogue/videos";
import { pagePath } from "@mindreel/contract/plain/pages";
import { watch as messages } from "@mindreel/messages/catalogue/videos";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, type RefObject, Suspense, useLayoutEffect, useRef } from "react";
import { SidePanelNotes } from "#app/pages/catalogue/playing/lazyParts.ts";
import { playHere } from "#app/pages/catalogue/playing/playHere.ts";
import { useUpNext } from "#app/pages/catalogue/playing/useUpNext.ts";
import { About } from "#app/pages/catalogue/watch/about/About.tsx";
import { SidePanel } from "#app/pages/catalogue/watch/tabs/SidePanel.tsx";
import { useChaptersTab } from "#app/pages/catalogue/watch/tabs/useChaptersTab.tsx";
import { useTranscriptTab } from "#app/pages/catalogue/watch/tabs/useTranscriptTab.tsx";
import { PositionInSeries } from "#features/catalogue/series/PositionInSeries.tsx";
import { seriesQuery } from "#features/catalogue/series/series.ts";
import { momentIn } from "#features/catalogue/videos/watch/descriptionParts.ts";
import { takeFromLists } from "#features/catalogue/videos/watch/fromLists.ts";
import { endIn } from "#features/catalogue/videos/watch/passage.ts";
import { UpNext } from "#features/catalogue/videos/watch/UpNext.tsx";
import { upNextQuery } from "#features/catalogue/videos/watch/upNextOf.ts";
import { watchQuery } from "#features/catalogue/videos/watch/watch.ts";
import { changePlay, dockAt, type NowPlaying, useNowPlaying } from "#features/playback/mechanisms/nowPlaying.ts";
import { PlayerPlaceholder } from "#features/playback/mechanisms/player/PlayerPlaceholder.tsx";
import { useShortcut } from "#features/playback/mechanisms/player/shortcuts/Shortcuts.tsx";
import { useTheatre } from "#features/playback/mechanisms/player/useTheatre.ts";
import type { PlayerControl } from "#features/playback/mechanisms/player/vidstack/player.tsx";
import { markWatched } from "#features/playback/plays/markWatched.ts";
import { PositionInQueue } from "#features/playback/queue/PositionInQueue.tsx";
import { queueIn } from "#features/playback/queue/queue.ts";
import { useHydrated } from "#shared/hydration/useHydrated.ts";
import type { PrefetchContext } from "#shared/loading/pageModule.ts";
import { InlineLoadError } from "#shared/loading/parts/InlineLoadError.tsx";
import { lazily } from "#shared/loading/parts/lazily.tsx";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import { useNavigate, useParams, useSearchParams } from "#shared/navigation/navigation.ts";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { LockedVideo } from "./LockedVideo.tsx";
import { MissingVideo } from "./MissingVideo.tsx";
import classes from "./watch.module.css";

const SeriesPanel = lazily(
  async () => (await import("#features/catalogue/series/SeriesPanel.tsx")).SeriesPanel,
  InlineLoadError,
);

export async function prefetch({ client, path: { id = "" } }: PrefetchContext): Promise<void> {
  takeFromLists(client, id);
  const video = await client.fetchQuery(watchQuery(id));
  if (video?.series) await client.prefetchQuery(seriesQuery(video.series.id));
  else if (video) await client.prefetchInfiniteQuery(upNextQuery(video));
}

export function Component() {
  const { id = "" } = useParams();
  return <Watch key={id} id={id} />;
}

function Watch({ id }: { id: string }) {
  const { data: video, error, refetch } = useQuery(watchQuery(id));
  if (video === null) return <MissingVideo />;
  if (video !== undefined) return <Watching video={video} />;
  return error === null ? <FullSpinner /> : <ErrorState error={error} onRetry={() => void refetch()} />;
}

function Watching({ video }: { video: Video }) {
  const [params] = useSearchParams();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { action, state, key } = useLocation();
  const queue = queueIn(state);
  const { queued, series, episode, isLoading, markOf } = useUpNext(video, queue, true);
  const place = useRef<HTMLDivElement>(null);
  const play = (begin: number | undefined) => playHere(video, { begin, end: endIn(params), queue });
  // The player does not load when a page is opened by its URL: browsers block sound before a user gesture, and the
  // player is large.
  const press = action === "POP" || video.locked ? undefined : key;
  const playing = usePlayingHere(video.id, place, press, (before) => {
    const begin = momentIn(params);
    if (before === null) return play(begin);
    // It plays on, within what was pressed: a queue, or a passage.
    changePlay({ queue, ...(begin !== undefined && { begin, end: endIn(params) }) });
    if (begin !== undefined) before.control.current?.seek(begin);
  });
  const [theatre, toggleTheatre] = useTheatre();
  useShortcut("t", toggleTheatre);

  const moment = () => playing?.control.current?.time() ?? 0;
  const playFrom = (seconds: number) => {
    if (video.locked) return;
    if (playing === null) play(seconds);
    else playing.control.current?.seek(seconds);
  };
  const seek = (seconds: number) => {
    playFrom(seconds);
    place.current?.scrollIntoView({ block: "nearest" });
  };
  const following = { started: playing !== null, time: moment, onSeek: playFrom };
  const transcript = useTranscriptTab(video.id, following);
  const chapters = useChaptersTab(video.id, following);
  const goOn = (to: Video) => {
    markWatched(client, video.id, playing?.control.current?.stop());
    takeFromLists(client, String(to.id));
    navigate(pagePath("watch", { id: to.id }), { state: markOf(to) });
  };

  return (
    <div className={classes.watch} data-theatre={theatre || undefined}>
      <div ref={place} className={`night ${classes.player}`}>
        {video.locked ? (
          <LockedVideo video={video} locked={video.locked} />
        ) : (
          playing === null && (
            <PlayerPlaceholder video={video} begin={momentIn(params)} onPlay={() => play(momentIn(params))} />
          )
        )}
      </div>
      <About
        video={video}
        place={
          <>
            {queue !== undefined && <PositionInQueue queue={queue} video={video} rest={queued} moment={moment} />}
            {video.series && (
              <PositionInSeries
                series={video.series}
                next={episode}
                onNext={() => episode !== undefined && goOn(episode)}
              />
            )}
          </>
        }
        theatre={theatre}
        onTheatre={toggleTheatre}
        moment={moment}
        onSeek={seek}
      />
      <SidePanel
        className={classes.beside}
        tabs={[
          queued.length === 0 && (isLoading || series !== undefined)
            ? {
                name: "next",
                label: messages.episodes,
                panel: series && <Episodes series={series} current={video.id} />,
              }
            : {
                name: "next",
                label: messages.upNext,
                panel: <UpNext video={video} queued={queued} stateOf={markOf} />,
              },
          ...(video.locked ? [] : [...transcript, ...chapters]),
          {
            name: "notes",
            label: messages.notes,
            panel: (
              <Suspense fallback={<FullSpinner />}>
                <SidePanelNotes video={video} control={playing?.control ?? unplayed} onSeek={seek} />
              </Suspense>
            ),
          },
        ]}
      />
    </div>
  );
}

const unplayed: RefObject<PlayerControl | null> = { current: null };

// The server has no layout.
const useBeforePaint = typeof document === "undefined" ? () => undefined : useLayoutEffect;

/**
 * Shows the video that plays in its place on this page, if it is this one.
 * @param press the entry that was opened by a press, which plays its video: this page, or a moment of it
 * @param play given the play that the page found going on
 * @returns what plays here
 */
function usePlayingHere(
  id: number,
  place: RefObject<HTMLDivElement | null>,
  press: string | undefined,
  play: (before: NowPlaying | null) => void,
): NowPlaying | null {
  const { playing } = useNowPlaying();
  const here = playing?.video.id === id ? playing : null;
  const isHere = here !== null;
  useBeforePaint(() => (isHere && place.current !== null ? dockAt(place.current) : undefined), [isHere, place]);
  useBeforePaint(() => {
    if (press !== undefined) play(here);
  }, [press]);
  return here;
}

/** Not on the server, which does not wait for lazy modules. */
function Episodes(props: ComponentProps<typeof SeriesPanel>) {
  if (!useHydrated()) return null;
  return (
    <Suspense fallback={<FullSpinner />}>
      <SeriesPanel {...props} />
    </Suspense>
  );
}
