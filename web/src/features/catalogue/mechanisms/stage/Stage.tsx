import type { Video } from "@mindreel/contract/catalogue/videos";
import { card as messages } from "@mindreel/messages/catalogue/videos";
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { playButtonId } from "#features/catalogue/videos/VideoCard.tsx";
import { IconX } from "#shared/icons/member.ts";
import { IconButton } from "#shared/ui/plain/buttons/IconButton.tsx";
import { fly } from "./fly.ts";
import classes from "./Stage.module.css";

/** In milliseconds: the longest interval of a double click. */
const doubleClick = 500;

interface Props {
  readonly video: Video;
  readonly autoPlay: boolean;
  readonly onClose: () => void;
  /** The player. */
  readonly children: ReactNode;
}

/**
 * Plays one video at the bottom of the window, above the list that it comes last in. No card shifts when it opens, and
 * every card can still be scrolled into view.
 */
export function Stage({ video, autoPlay, onClose, children }: Props) {
  const title = useId();
  // It may open under the pointer, and the second click of a double click is meant for the card.
  const [opening, setOpening] = useState(autoPlay);
  useEffect(() => {
    const timer = setTimeout(() => setOpening(false), doubleClick);
    return () => clearTimeout(timer);
  }, []);
  useEscape(onClose);
  const picture = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const from = document.getElementById(playButtonId(video.id))?.querySelector("img");
    if (autoPlay && from && picture.current !== null) fly(from, picture.current);
  }, [video.id, autoPlay]);

  return (
    <section className={`night ${classes.stage}`} aria-labelledby={title} data-opening={opening || undefined}>
      <div ref={picture} className={classes.picture}>
        {children}
      </div>
      <div className={classes.info}>
        <div className={classes.text}>
          <p id={title} className={classes.title} dir="auto">
            {video.title}
          </p>
          <p className={classes.about} dir="auto">
            {video.description}
          </p>
        </div>
        <IconButton className={classes.close} aria-label={messages.closePlayer} onClick={onClose}>
          <IconX size={22} aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  );
}

/** Elements in which Escape already closes or clears something. */
const ownEscape = "[role=dialog], [role=menu], [aria-expanded=true], input, select";

function useEscape(action: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || document.fullscreenElement) return;
      if (event.target instanceof Element && event.target.closest(ownEscape) !== null) return;
      action();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [action]);
}
