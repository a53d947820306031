import type { Video } from "@mindreel/contract/catalogue/videos";
import { pagePath } from "@mindreel/contract/wire/pages";
import { IconArrowsHorizontal, IconMovieOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { WatchedButton } from "#app/parts/WatchedButton.tsx";
import { rememberWanted } from "#app/parts/wanted.ts";
import { Beside } from "#app/parts/watch/Beside.tsx";
import { useCurrentUser } from "#features/accounts/sessions/currentUser.ts";
import { isProQuery, useIsPro } from "#features/billing/entitlement/isPro.ts";
import { ProGate } from "#features/billing/subscription/ProGate.tsx";
import { EditVideoButton } from "#features/catalogue/video-editing/EditVideoButton.tsx";
import { Description } from "#features/catalogue/watch/Description.tsx";
import { momentIn } from "#features/catalogue/watch/descriptionParts.ts";
import { ShareButton } from "#features/catalogue/watch/ShareButton.tsx";
import { UpNext, upNextQuery } from "#features/catalogue/watch/UpNext.tsx";
import { VideoFacts } from "#features/catalogue/watch/VideoFacts.tsx";
import { queuedQuery, takeFromLists, teaserQuery, watchQuery } from "#features/catalogue/watch/watch.ts";
import { LikeButton } from "#features/engagement/likes/LikeButton.tsx";
import { useAddRecentVideo } from "#features/engagement/lists/addRecentVideo.ts";
import { SaveButton } from "#features/engagement/lists/SaveButton.tsx";
import { reportWatchTime } from "#features/engagement/watch-time/reportWatchTime.ts";
import { PlayPlace } from "#features/playback/player/PlayPlace.tsx";
import type { PlayerControl } from "#features/playback/player/player.tsx";
import { Shortcuts, useShortcut } from "#features/playback/player/Shortcuts.tsx";
import { useTheatre } from "#features/playback/player/useTheatre.ts";
import { VideoPlayer } from "#features/playback/player/VideoPlayer.tsx";
import { NextUp } from "#features/playback/queue/NextUp.tsx";
import { type QueueMark, queueIn } from "#features/playback/queue/queue.ts";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import { useNavigate, useParams, useSearchParams } from "#shared/navigation/navigation.ts";
import type { PrefetchContext } from "#shared/pageModule.ts";
import { Thumbnail } from "#shared/picture/Thumbnail.tsx";
import { ButtonLink } from "#shared/ui/plain/ButtonLink.tsx";
import { IconButton } from "#shared/ui/plain/IconButton.tsx";
import { Title } from "#shared/ui/plain/Title.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import classes from "./WatchPage.module.css";

export async function prefetch({ client, path: { id = "" } }: PrefetchContext): Promise<void> {
  if (!(await client.fetchQuery(isProQuery))) return client.prefetchQuery(teaserQuery(id));
  takeFromLists(client, id);
  const video = await client.fetchQuery(watchQuery(id));
  if (video !== null) await client.prefetchInfiniteQuery(upNextQuery(video));
}

export function Component() {
  const { id = "" } = useParams();
  const { data: isPro, error, refetch } = useIsPro();
  if (isPro === true) return <Watch key={id} id={id} />;
  if (isPro === false) return <Gate id={id} />;
  return error === null ? <FullSpinner /> : <ErrorState error={error} onRetry={() => void refetch()} />;
}

/** For members without pro: the still of the video, and what it takes to watch it. */
function Gate({ id }: { id: string }) {
  const { data: teaser } = useQuery(teaserQuery(id));
  if (teaser === null) return <Missing />;
  const wanted = teaser === undefined || teaser === "closed" ? null : teaser;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes which way people take
    // biome-ignore lint/a11y/useKeyWithClickEvents: pressing a link by key is a click as well
    <div onClick={() => rememberWanted(pagePath("watch", { id }))}>
      <ProGate
        backdrop={
          wanted && (
            <div className={classes.wanted}>
              <div className={classes.still}>
                <Thumbnail video={wanted} place={0} sizes="(min-width: 48em) 640px, 92vw" />
              </div>
              <p className={classes.wantedTitle}>{wanted.title}</p>
            </div>
          )
        }
      />
    </div>
  );
}

function Missing() {
  return (
    <div className={classes.missing}>
      <Title order={1}>Page Not Found</Title>
      <EmptyState
        icon={<IconMovieOff size={36} stroke={1.5} />}
        title="There is no such video"
        text="It may have been removed, or is not released yet."
        action={<ButtonLink to={pagePath("home")}>Show all videos</ButtonLink>}
      />
    </div>
  );
}

function Watch({ id }: { id: string }) {
  const { data: video, error, refetch } = useQuery(watchQuery(id));
  if (video === null) return <Missing />;
  if (video !== undefined) return <Watching video={video} />;
  return error === null ? <FullSpinner /> : <ErrorState error={error} onRetry={() => void refetch()} />;
}

function Watching({ video }: { video: Video }) {
  const { data: user } = useCurrentUser();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { action, state } = useLocation();
  const pressed = action !== "POP";
  // A page that is opened by its address rests: browsers let nothing sound before a press, and the player is large.
  const [started, start] = useState<{ begin: number | undefined } | null>(pressed ? { begin: momentIn(params) } : null);
  const queue = queueIn(state);
  const { data: queued = [] } = useQuery(queuedQuery(queue));
  const [next] = queued;
  const [ended, setEnded] = useState(false);
  const control = useRef<PlayerControl>(null);
  const place = useRef<HTMLDivElement>(null);
  const [theatre, toggleTheatre] = useTheatre();
  useShortcut("t", toggleTheatre);
  useRecentOnce(video.id, started !== null);

  /** What plays after a video of the queue. */
  const markOf = ({ id }: Video): QueueMark | undefined =>
    queue.includes(id) ? { queue: queue.slice(queue.indexOf(id) + 1) } : undefined;
  const seek = (seconds: number) => {
    if (started === null) start({ begin: seconds });
    else control.current?.seek(seconds);
    place.current?.scrollIntoView({ block: "nearest" });
  };

  return (
    <div className={classes.watch} data-theatre={theatre || undefined}>
      <div ref={place} className={`night ${classes.player}`}>
        {started === null ? (
          <PlayPlace video={video} begin={momentIn(params)} onPlay={() => start({ begin: momentIn(params) })} />
        ) : (
          <VideoPlayer
            video={video}
            autoPlay
            begin={started.begin}
            ownsKeys
            control={control}
            onWatched={(seconds) => reportWatchTime(video.id, seconds)}
            onEnd={setEnded}
          />
        )}
        {ended && next !== undefined && (
          <NextUp
            video={next}
            onNext={() => navigate(pagePath("watch", { id: next.id }), { state: markOf(next) })}
            onStop={() => setEnded(false)}
          />
        )}
      </div>
      <div className={classes.about}>
        <Title order={1} className={classes.title}>
          {video.title}
        </Title>
        <div className={classes.line}>
          <VideoFacts
            category={video.category}
            duration={video.duration}
            since={
              video.release_at !== null && video.release_at > video.created_at ? video.release_at : video.created_at
            }
            linked
          />
          <div className={classes.actions}>
            {user !== undefined && (
              <>
                <LikeButton video={video} userId={user.id} />
                <SaveButton video={video} userId={user.id} saved={user.savevideos?.video.includes(video.id) ?? false} />
              </>
            )}
            <WatchedButton video={video} />
            <ShareButton video={video} moment={() => control.current?.time() ?? 0} className={classes.action} />
            <IconButton
              className={`${classes.action} ${classes.wide}`}
              aria-label="Wide player"
              aria-pressed={theatre}
              onClick={toggleTheatre}
            >
              <IconArrowsHorizontal size={19} stroke={1.75} aria-hidden="true" />
            </IconButton>
            <Shortcuts className={`${classes.action} ${classes.keys}`} />
            {user?.is_superuser && <EditVideoButton video={video} />}
          </div>
        </div>
        {video.description !== "" && <Description text={video.description} duration={video.duration} onSeek={seek} />}
      </div>
      <Beside
        className={classes.beside}
        tabs={[{ name: "next", label: "Up next", panel: <UpNext video={video} queued={queued} stateOf={markOf} /> }]}
      />
    </div>
  );
}

/** Puts the video on top of the recent ones, once it plays. */
function useRecentOnce(videoId: number, playing: boolean): void {
  const { mutate } = useAddRecentVideo();
  const { data: user } = useCurrentUser();
  const ready = user !== undefined && playing;
  const done = useRef(false);
  useEffect(() => {
    if (!ready || done.current) return;
    done.current = true;
    mutate(videoId);
  }, [ready, mutate, videoId]);
}
