import type { Video } from "@mindreel/contract/catalogue/videos";
import { pagePath } from "@mindreel/contract/plain/pages";
import { card } from "@mindreel/messages/catalogue/videos";
import { mini as messages } from "@mindreel/messages/playback/plays";
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useCurrentUser } from "#features/accounts/sessions/currentUser.ts";
import { pressedButton } from "#features/catalogue/videos/pressed.ts";
import { SaveButton } from "#features/engagement/lists/SaveButton.tsx";
import { type NowPlaying, stopPlaying } from "#features/playback/mechanisms/nowPlaying.ts";
import { outline } from "#shared/icons/icon.tsx";
import { IconX } from "#shared/icons/member.ts";
import { IconPlayerPlayFilled } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import { Link } from "#shared/navigation/Link.tsx";
import { IconButton } from "#shared/ui/plain/buttons/IconButton.tsx";
import classes from "./MiniPlayer.module.css";

const IconNext = outline("M3 5v14l8 -7zM14 5v14l8 -7z");
const IconPause = outline("M8 5v14M16 5v14");

/** In milliseconds: the longest interval of a double click. */
const doubleClick = 500;

interface Props {
  readonly playing: NowPlaying;
  /** Whether the video is on its page instead. */
  readonly hidden: boolean;
  /** Where the picture is. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly frame: HTMLElement;
  /** Covers it when the video has ended. */
  readonly after: ReactNode;
  readonly next: Video | undefined;
  readonly onNext: (video: Video) => void;
  readonly children: ReactNode;
}

/** A small player in a corner of the window, or a bar on a phone, which stays while its member looks around. */
export function MiniPlayer({ playing, hidden, place, frame, after, next, onNext, children }: Props) {
  const { video, queue, control } = playing;
  const title = useId();
  const { data: user } = useCurrentUser();
  const paused = usePaused(frame);
  // It may open under the pointer, and the second click of a double click is meant for the card.
  const [opening, setOpening] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setOpening(false), doubleClick);
    return () => clearTimeout(timer);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens
  useLayoutEffect(() => {
    const from = pressedButton(video.id)?.querySelector("img");
    if (!hidden && from && place.current !== null) fly(from, place.current);
  }, []);
  const player = useRef<HTMLElement>(null);
  const close = () => {
    const { activeElement } = document;
    stopPlaying();
    // Not from elsewhere on the page, where Escape may have been pressed.
    if (activeElement !== document.body && player.current?.contains(activeElement) !== true) return;
    (pressedButton(video.id) ?? document.getElementById("main"))?.focus({ preventScroll: true });
  };
  useEscape(close, !hidden);
  const page = { to: pagePath("watch", { id: video.id }), state: queue };

  return (
    <section
      ref={player}
      className={`night ${classes.mini}`}
      aria-labelledby={title}
      hidden={hidden}
      data-opening={opening || undefined}
    >
      <div className={classes.picture}>
        <div ref={place} className={classes.place} />
        {/* On a phone the picture is too small for controls: it opens the page. */}
        <Link {...page} className={classes.cover} aria-hidden="true" tabIndex={-1} />
      </div>
      <div className={classes.info}>
        <p id={title} className={classes.title} dir="auto">
          <Link {...page}>{video.title}</Link>
        </p>
        <div className={classes.actions}>
          <Link {...page} className={classes.open} aria-label={format(messages.openNamed, { title: video.title })}>
            {messages.open}
          </Link>
          <IconButton
            className={`${classes.button} ${classes.play}`}
            aria-label={paused ? messages.play : messages.pause}
            onClick={() => control.current?.toggle()}
          >
            {paused ? (
              <IconPlayerPlayFilled size={20} aria-hidden="true" />
            ) : (
              <IconPause size={20} aria-hidden="true" />
            )}
          </IconButton>
          {user !== undefined && (
            <span className={classes.save}>
              <SaveButton video={video} userId={user.id} saved={user.savevideos?.video.includes(video.id) ?? false} />
            </span>
          )}
          {next !== undefined && (
            <IconButton
              className={classes.button}
              aria-label={format(messages.next, { title: next.title })}
              onClick={() => onNext(next)}
            >
              <IconNext size={20} aria-hidden="true" />
            </IconButton>
          )}
          <IconButton className={classes.button} aria-label={card.closePlayer} onClick={close}>
            <IconX size={20} aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      {after}
      {children}
    </section>
  );
}

/** Whether the video in an element is paused. Its events do not bubble. */
function usePaused(frame: HTMLElement): boolean {
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    const follow = ({ type }: Event) => setPaused(type === "pause");
    for (const type of ["play", "pause"]) frame.addEventListener(type, follow, true);
    return () => {
      for (const type of ["play", "pause"]) frame.removeEventListener(type, follow, true);
    };
  }, [frame]);
  return paused;
}

/** Elements in which Escape already closes or clears something. */
const ownEscape = "dialog, [popover], [role=dialog], [role=menu], [aria-expanded=true], input, select, textarea";

function useEscape(action: () => void, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || document.fullscreenElement) return;
      if (event.target instanceof Element && event.target.closest(ownEscape) !== null) return;
      action();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [action, isOn]);
}

/** Milliseconds. */
const duration = 240;

/** Animates a card's picture to its place in the small player. It is an overlay, so nothing waits for it. */
function fly(card: HTMLImageElement, place: HTMLElement): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || card.naturalWidth === 0) return;
  const from = card.getBoundingClientRect();
  const to = place.getBoundingClientRect();
  const picture = new Image();
  picture.src = card.currentSrc;
  picture.alt = "";
  Object.assign(picture.style, {
    position: "fixed",
    zIndex: "60",
    top: `${to.top}px`,
    left: `${to.left}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    borderRadius: "var(--radius)",
    objectFit: "cover",
    transformOrigin: "0 0",
    pointerEvents: "none",
  });
  document.body.append(picture);
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  const flight = picture.animate([{ transform: start }, { transform: "none" }], {
    duration,
    easing: "cubic-bezier(0.2, 0, 0, 1)",
  });
  flight.onfinish = () => picture.remove();
  flight.oncancel = () => picture.remove();
}
