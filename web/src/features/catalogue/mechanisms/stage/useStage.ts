import { useEffect, useRef } from "react";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import { useNavigate } from "#shared/navigation/navigation.ts";
import { type Mark, markOf } from "./mark.ts";

interface StageControl {
  /** The id of the video on the stage. */
  readonly staged: number | null;
  /** Whether it was put there by a press, rather than by Back, Forward or a reload. */
  readonly pressed: boolean;
  /** Puts a video on the stage, replacing another one, or starts the one that is already there. */
  readonly open: (videoId: number) => void;
  readonly close: () => void;
}

/** The stage's state is in the history, so that Back closes it and goes no further. */
export function useStage(): StageControl {
  const { pathname, search, state, key, action } = useLocation();
  const navigate = useNavigate();
  const pressed = action !== "POP";
  const mark = markOf(state);

  // Going back is asynchronous; a second Escape meanwhile would leave the page.
  const closing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry can be closed once
  useEffect(() => {
    closing.current = false;
  }, [key]);

  const open = (videoId: number) => {
    if (mark?.videoId === videoId && pressed) return;
    const next: Mark = { videoId, below: mark?.below ?? key };
    const replace = mark !== null;
    // Synchronously, so that a second quick press finds the video on the stage.
    navigate(pathname + search, { state: next, replace, preventScrollReset: true, flushSync: true });
  };
  const close = () => {
    if (closing.current) return;
    closing.current = true;
    navigate(-1);
  };
  return { staged: mark?.videoId ?? null, pressed, open, close };
}
