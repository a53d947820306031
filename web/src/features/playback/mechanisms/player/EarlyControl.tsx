import { type Ref, useImperativeHandle } from "react";
import type { PlayerControl } from "#features/playback/mechanisms/player/vidstack/player.tsx";
import type { Reports } from "#features/playback/plays/reports.ts";

interface Props {
  readonly control: Ref<PlayerControl> | undefined;
  readonly element: HTMLVideoElement | null;
  /** In seconds; null: at the beginning. */
  readonly begin: number | null;
  readonly reports: Reports;
}

const none = () => undefined;

/** Controls a video that the browser plays before the player is there. */
export function EarlyControl({ control, element, begin, reports }: Props) {
  useImperativeHandle(
    control,
    () => ({
      seek: (seconds) => {
        if (element !== null) element.currentTime = seconds;
        element?.play().catch(none);
      },
      time: () => element?.currentTime ?? begin ?? 0,
      isPlaying: () => element?.paused !== true,
      toggle: () => {
        if (element?.paused === true) element.play().catch(none);
        else element?.pause();
      },
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
