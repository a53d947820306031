import { useEffect, useRef } from "react";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import { useNavigate } from "#shared/navigation/navigation.ts";
import { type Mark, markOf } from "./mark.ts";

interface StageControl {
  /** The id of the video on the stage. */
  readonly staged: number | null;
  /** Whether a press put it there, and not the back or forward button or a reload. */
  readonly pressed: boolean;
  /** Puts a video on the stage, in place of another one, or starts the one that rests there. */
  readonly open: (videoId: number) => void;
  readonly close: () => void;
}

/** What is on the stage is kept in the history, so that Back closes it and leads nowhere else. */
export function useStage(): StageControl {
  const { pathname, search, state, key, action } = useLocation();
  const navigate = useNavigate();
  const pressed = action !== "POP";
  const mark = markOf(state);

  // Going back takes a moment; a second Escape in it would leave the page.
  const closing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry can be closed once
  useEffect(() => {
    closing.current = false;
  }, [key]);

  const open = (videoId: number) => {
    if (mark?.videoId === videoId && pressed) return;
    const next: Mark = { videoId, below: mark?.below ?? key };
    const replace = mark !== null;
    // At once, so that a second quick press finds the video on the stage.
    navigate(pathname + search, { state: next, replace, preventScrollReset: true, flushSync: true });
  };
  const close = () => {
    if (closing.current) return;
    closing.current = true;
    navigate(-1);
  };
  return { staged: mark?.videoId ?? null, pressed, open, close };
}
