import type { Video } from "@mindreel/contract/catalogue/videos";
import { pagePath } from "@mindreel/contract/plain/pages";
import { watch as messages } from "@mindreel/messages/catalogue/videos";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { About } from "#app/pages/catalogue/watch/about/About.tsx";
import { useEarlyNote } from "#app/pages/catalogue/watch/notes/useEarlyNote.ts";
import { Beside } from "#app/pages/catalogue/watch/tabs/Beside.tsx";
import { useChaptersTab } from "#app/pages/catalogue/watch/tabs/useChaptersTab.tsx";
import { useTranscriptTab } from "#app/pages/catalogue/watch/tabs/useTranscriptTab.tsx";
import { useCurrentUser } from "#features/accounts/sessions/currentUser.ts";
import { SeriesPlace } from "#features/catalogue/series/SeriesPlace.tsx";
import { seriesQuery } from "#features/catalogue/series/series.ts";
import { momentIn } from "#features/catalogue/videos/watch/descriptionParts.ts";
import { takeFromLists } from "#features/catalogue/videos/watch/fromLists.ts";
import { UpNext, upNextQuery } from "#features/catalogue/videos/watch/UpNext.tsx";
import { watchQuery } from "#features/catalogue/videos/watch/watch.ts";
import { useRecentVideo } from "#features/engagement/lists/useRecentVideo.ts";
import { reportWatchTime } from "#features/engagement/watch-time/reportWatchTime.ts";
import { PlayPlace } from "#features/playback/mechanisms/player/PlayPlace.tsx";
import { useShortcut } from "#features/playback/mechanisms/player/shortcuts/Shortcuts.tsx";
import { useTheatre } from "#features/playback/mechanisms/player/useTheatre.ts";
import { VideoPlayer } from "#features/playback/mechanisms/player/VideoPlayer.tsx";
import type { PlayerControl } from "#features/playback/mechanisms/player/vidstack/player.tsx";
import { markWatched } from "#features/playback/plays/markWatched.ts";
import { useHydrated } from "#shared/hydration/useHydrated.ts";
import type { PrefetchContext } from "#shared/loading/pageModule.ts";
import { lazily } from "#shared/loading/parts/lazily.tsx";
import { NotLoadedHere } from "#shared/loading/parts/NotLoadedHere.tsx";
import { Unneeded } from "#shared/loading/parts/Unneeded.tsx";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import { useNavigate, useParams, useSearchParams } from "#shared/navigation/navigation.ts";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { MissingVideo } from "./MissingVideo.tsx";
import { loadNotes, NotesBeside, WhileWatching } from "./notes.ts";
import { useUpNext } from "./useUpNext.ts";
import classes from "./WatchPage.module.css";

// Most videos do not need it.
const AfterVideo = lazily(async () => (await import("#features/playback/queue/AfterVideo.tsx")).AfterVideo, Unneeded);
const SeriesPanel = lazily(
  async () => (await import("#features/catalogue/series/SeriesPanel.tsx")).SeriesPanel,
  NotLoadedHere,
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
  const { action } = useLocation();
  const pressed = action !== "POP";
  // The player does not load when a page is opened by its URL: browsers block sound before a user gesture, and the
  // player is large.
  const [started, start] = useState<{ begin: number | undefined } | null>(pressed ? { begin: momentIn(params) } : null);
  const { next, isLastEpisode, queued, series, episode, isLoading, markOf } = useUpNext(video);
  const [ended, setEnded] = useState(false);
  const covered = ended && (next !== undefined || isLastEpisode);
  const control = useRef<PlayerControl>(null);
  const place = useRef<HTMLDivElement>(null);
  const [theatre, toggleTheatre] = useTheatre();
  useShortcut("t", toggleTheatre);
  const [begun, setBegun] = useState(false);
  const { data: user } = useCurrentUser();
  useRecentVideo(video.id, started !== null && user !== undefined, begun);
  const early = useEarlyNote(started !== null);
  useEffect(() => {
    if (begun) loadNotes().catch(() => undefined);
  }, [begun]);
  useFocusBack(covered, control);

  const moment = () => control.current?.time() ?? 0;
  const playFrom = (seconds: number) => {
    if (started === null) start({ begin: seconds });
    else control.current?.seek(seconds);
  };
  const seek = (seconds: number) => {
    playFrom(seconds);
    place.current?.scrollIntoView({ block: "nearest" });
  };
  const playing = { started: started !== null, time: moment, onSeek: playFrom };
  const transcript = useTranscriptTab(video.id, playing);
  const chapters = useChaptersTab(video.id, playing);
  const go = (to: Video) => {
    takeFromLists(client, String(to.id));
    navigate(pagePath("watch", { id: to.id }), { state: markOf(to) });
  };
  const goOn = (to: Video) => {
    markWatched(client, video.id, control.current?.stop());
    go(to);
  };

  return (
    <div className={classes.watch} data-theatre={theatre || undefined}>
      <div ref={place} className={`night ${classes.player}`}>
        {started === null ? (
          <PlayPlace video={video} begin={momentIn(params)} onPlay={() => start({ begin: momentIn(params) })} />
        ) : (
          // Not interactive while something covers it.
          <div className={classes.playing} inert={covered}>
            <VideoPlayer
              video={video}
              autoPlay
              begin={started.begin}
              ownsKeys
              control={control}
              onBegun={() => setBegun(true)}
              onWatched={(seconds) => reportWatchTime(video.id, seconds)}
              onEnd={setEnded}
            >
              <Suspense>
                <WhileWatching video={video.id} control={control} early={early} />
              </Suspense>
            </VideoPlayer>
          </div>
        )}
        {begun && (next !== undefined || isLastEpisode) && (
          <Suspense>
            <AfterVideo
              video={video}
              next={next}
              isLastEpisode={isLastEpisode}
              ended={ended}
              onNext={go}
              onCancel={() => setEnded(false)}
            />
          </Suspense>
        )}
      </div>
      <About
        video={video}
        place={
          video.series && (
            <SeriesPlace series={video.series} next={episode} onNext={() => episode !== undefined && goOn(episode)} />
          )
        }
        theatre={theatre}
        onTheatre={toggleTheatre}
        moment={moment}
        onSeek={seek}
      />
      <Beside
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
          ...transcript,
          ...chapters,
          {
            name: "notes",
            label: messages.notes,
            panel: (
              <Suspense fallback={<FullSpinner />}>
                <NotesBeside video={video} control={control} onSeek={seek} />
              </Suspense>
            ),
          },
        ]}
      />
    </div>
  );
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

/** Returns the focus to a player that lost it to something that covered it. */
function useFocusBack(covered: boolean, control: RefObject<PlayerControl | null>): void {
  const before = useRef(covered);
  useEffect(() => {
    if (before.current && !covered && document.activeElement === document.body) control.current?.focus();
    before.current = covered;
  }, [covered, control]);
}
