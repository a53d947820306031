import { type Ref, type RefObject, useEffect, useImperativeHandle } from "react";
import type { PlayerControl } from "#features/playback/mechanisms/player/vidstack/player.tsx";
import type { Reports } from "#features/playback/plays/reports.ts";
import { isTaken } from "./shortcuts/Shortcuts.tsx";

interface Props {
  readonly control: Ref<PlayerControl> | undefined;
  readonly element: HTMLVideoElement | null;
  /** Around it: its keys work while it has the focus. */
  readonly frame: RefObject<HTMLElement | null>;
  /** Whether they work wherever the focus is on the page. */
  readonly ownsKeys: boolean;
  /** In seconds; null: at the beginning. */
  readonly begin: number | null;
  readonly reports: Reports;
}

const none = () => undefined;

function toggle(element: HTMLVideoElement | null): void {
  if (element?.paused === true) element.play().catch(none);
  else element?.pause();
}

/** Controls a video that the browser plays before the player is there. */
export function EarlyControl({ control, element, frame, ownsKeys, begin, reports }: Props) {
  useEffect(() => {
    const keys = ownsKeys ? document : frame.current;
    const listen = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || ![" ", "k", "K"].includes(event.key) || isTaken(event)) return;
      // Which the space bar presses.
      if (event.key === " " && event.target instanceof Element && event.target.closest("button, summary")) return;
      event.preventDefault();
      toggle(element);
    };
    keys?.addEventListener("keydown", listen);
    return () => keys?.removeEventListener("keydown", listen);
  }, [element, frame, ownsKeys]);
  useImperativeHandle(
    control,
    () => ({
      seek: (seconds) => {
        if (element !== null) element.currentTime = seconds;
        element?.play().catch(none);
      },
      time: () => element?.currentTime ?? begin ?? 0,
      isPlaying: () => element?.paused !== true,
      toggle: () => toggle(element),
      stop: async () => {
        element?.pause();
        await reports.stop();
      },
      hold: () => {
        if (element === null || element.paused) return none;
        element.pause();
        return () => void element.play().catch(none);
      },
      focus: none,
      mark: none,
    }),
    [element, begin, reports],
  );
  return null;
}
