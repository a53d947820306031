import { useMediaPlayer, useMediaRemote } from "@vidstack/react";
import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { compactNumber } from "#shared/language/compactNumber.ts";
import classes from "./Gestures.module.css";
import { noTap, sideOf, step, type Tap, tapAfter } from "./taps.ts";

/** In milliseconds: how long the sign of a jump stays. */
const shown = 700;
/** A click that follows a tap this soon belongs to it. */
const afterTap = 700;

/**
 * The picture, to press. With a mouse: a click plays or pauses, a double click is for full screen. With a finger: a tap
 * shows or hides the controls, and two or more at one side jump ten seconds each.
 */
export function Gestures() {
  const player = useMediaPlayer();
  const remote = useMediaRemote();
  const picture = useRef<HTMLDivElement>(null);
  const last = useRef<Tap>(noTap);
  const [jumped, setJumped] = useState<Tap | null>(null);
  useEffect(() => {
    if (jumped === null) return undefined;
    const timer = setTimeout(() => setJumped(null), shown);
    return () => clearTimeout(timer);
  }, [jumped]);
  useEffect(() => {
    // Vidstack would show the controls at any touch.
    const keep = (event: Event) => event.stopPropagation();
    const { current } = picture;
    current?.addEventListener("touchend", keep);
    return () => current?.removeEventListener("touchend", keep);
  }, []);

  const toggleControls = () => {
    if (player === null) return;
    const { controls, state } = player;
    if (controls.showing && !state.paused) return controls.hide(0);
    controls.show();
    if (!state.paused) controls.hide();
  };
  const tap = ({ pointerType, timeStamp, clientX, currentTarget }: PointerEvent) => {
    if (pointerType === "mouse" || player === null) return;
    const now = tapAfter(last.current, timeStamp, sideOf(clientX, currentTarget.getBoundingClientRect()));
    last.current = now;
    // A second tap also takes back what the first one did.
    if (now.repeated < 2) toggleControls();
    if (now.repeated === 0) return;
    player.currentTime = Math.max(0, Math.min(player.state.duration, player.currentTime + now.side * step));
    setJumped(now);
  };
  const isOfTap = ({ timeStamp }: MouseEvent) => timeStamp - last.current.at < afterTap;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for pointers; there are buttons and keys for the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div
        ref={picture}
        className={classes.picture}
        onPointerUp={tap}
        onClick={(event) => isOfTap(event) || remote.togglePaused(event.nativeEvent)}
        onDoubleClick={(event) => isOfTap(event) || remote.toggleFullscreen("prefer-media", event.nativeEvent)}
      />
      {jumped !== null && (
        <span key={jumped.at} className={classes.sign} data-side={jumped.side} aria-hidden="true">
          {jumped.side < 0 ? "−" : "+"}
          {compactNumber(jumped.repeated * step)}
        </span>
      )}
    </>
  );
}
