import type { Video } from "@mindreel/contract/catalogue/videos";
import { type ComponentType, type RefObject, useSyncExternalStore } from "react";
import type { PlayerControl } from "#features/playback/mechanisms/player/vidstack/player.tsx";
import type { QueueMark } from "#features/playback/queue/queue.ts";

/** The video that plays, on its page or in the small player. There is one at a time. */
export interface NowPlaying {
  /** Different for each play. */
  readonly number: number;
  readonly video: Video;
  /** Where to begin, in seconds; undefined: where the member left off. */
  readonly begin: number | undefined;
  /** Where a shared passage ends, in seconds. */
  readonly end: number | undefined;
  /** What plays after it; undefined if it is not part of a queue. */
  readonly queue: QueueMark | undefined;
  /** Whether it takes the focus; false for one that follows another, while the member may be elsewhere on the page. */
  readonly takesFocus: boolean;
  readonly control: RefObject<PlayerControl | null>;
  /** Shows it. Comes with the page that plays a video, so that pages without videos need no player. */
  readonly Component: ComponentType<{ readonly playing: NowPlaying }>;
}

interface State {
  readonly playing: NowPlaying | null;
  /** The place on its page where it is shown; null: it is in the small player. */
  readonly dock: HTMLElement | null;
}

let state: State = { playing: null, dock: null };
let plays = 0;
const listeners = new Set<() => void>();
/** The player's element in the document, which moves between its places while the video plays. */
let frame: HTMLElement | null = null;
/** The place in the small player. */
let home: HTMLElement | null = null;

function change(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Moves the frame at once. A video goes on if that happens in one step, other sites' frames only where `moveBefore` is. */
function move(): void {
  const place = state.dock ?? home;
  if (frame === null || place === null || frame.parentElement === place) return;
  if (frame.isConnected && place.isConnected && "moveBefore" in place) place.moveBefore(frame, null);
  else place.append(frame);
}

const again = (playing: NowPlaying): NowPlaying => ({
  ...playing,
  number: ++plays,
  begin: playing.control.current?.time() ?? playing.begin,
  takesFocus: false,
  control: { current: null },
});

/**
 * Changes the place. Another site's frame loads again where the browser lacks `moveBefore`, without telling its player:
 * so it is played again, from this second on.
 */
function changePlace(playing: NowPlaying | null, dock: HTMLElement | null): void {
  const breaks = frame?.querySelector("iframe") != null && !("moveBefore" in frame);
  change({ playing: playing !== null && breaks ? again(playing) : playing, dock });
  // At once. A page's elements are removed after it is left, and a frame does not survive that.
  move();
}

/** Plays a video in place of the one that plays. */
export function playVideo(next: Omit<NowPlaying, "number" | "control">): void {
  change({ ...state, playing: { ...next, number: ++plays, control: { current: null } } });
}

/** Changes what follows the video that plays, or the passage of it, while it plays on. */
export function changePlay(changes: Partial<Pick<NowPlaying, "begin" | "end" | "queue">>): void {
  const { playing } = state;
  if (playing !== null) change({ ...state, playing: { ...playing, ...changes } });
}

export function stopPlaying(): void {
  if (state.playing !== null) change({ playing: null, dock: null });
}

/** Whether it plays, or is about to. */
const isRunning = ({ control }: NowPlaying): boolean => control.current?.isPlaying() ?? true;

/**
 * Shows the video that plays at a place on its page.
 * @returns a function for when the page is left: what plays then goes on in the small player
 */
export function dockAt(place: HTMLElement): () => void {
  changePlace(state.playing, place);
  return () => {
    if (state.dock !== place) return;
    const { playing } = state;
    changePlace(playing === null || !isRunning(playing) ? null : playing, null);
  };
}

/** Gives the player its element, and its place in the small player. */
export function settle(element: HTMLElement, place: HTMLElement): () => void {
  [frame, home] = [element, place];
  move();
  return () => {
    [frame, home] = [null, null];
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
const read = () => state;
const nothing: State = { playing: null, dock: null };

/** What plays, and where. The server plays nothing. */
export const useNowPlaying = (): State => useSyncExternalStore(subscribe, read, () => nothing);
