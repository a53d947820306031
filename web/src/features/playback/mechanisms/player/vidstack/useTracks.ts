import type { TextTrack as PlayedTrack } from "@mindreel/contract/playback/plays";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { type MediaPlayerInstance, TextTrack } from "@vidstack/react";
import { type RefObject, useEffect, useRef } from "react";
import { vttQuery } from "#shared/api/vtt.ts";
import type { CaptionLook } from "./skin/captionLook.ts";

const kinds = ["subtitles", "captions", "descriptions", "metadata"] as const;
const kindOf = (kind: string) => kinds.find((each) => each === kind) ?? "metadata";

/** Cues with a position of their own keep it. */
function place(track: TextTrack, top: boolean): void {
  for (const cue of track.cues) {
    if (top && cue.line === "auto") cue.line = 0;
    else if (!top && cue.line === 0) cue.line = "auto";
  }
}

/**
 * Captions in one of the browser's languages first, because the captions shortcut turns on the first track. Without
 * chapter files, since other chapters may take precedence.
 */
function ownFirst(tracks: readonly PlayedTrack[]): PlayedTrack[] {
  const own = navigator.languages.map((language) => language.split("-")[0]);
  const rank = ({ language }: PlayedTrack) => {
    const at = own.indexOf(language.split("-")[0]);
    return at === -1 ? own.length : at;
  };
  return tracks.filter(({ kind }) => kind !== "chapters").toSorted((a, b) => rank(a) - rank(b));
}

/** Fetches and adds the cues of a track when it is first shown. */
async function fill(track: TextTrack, src: string, client: QueryClient, isTop: () => boolean): Promise<void> {
  const [{ parseText }, text] = await Promise.all([import("media-captions"), client.fetchQuery(vttQuery(src))]);
  const { cues } = await parseText(text);
  for (const cue of cues) {
    if (isTop() && cue.line === "auto") cue.line = 0;
    track.addCue(cue);
  }
}

/** Adds captions to a player, which can show them over any source. */
export function useTracks(
  player: RefObject<MediaPlayerInstance | null>,
  tracks: readonly PlayedTrack[],
  { top, size }: CaptionLook,
): void {
  const client = useQueryClient();
  const latest = useRef(top);
  const own = useRef<readonly TextTrack[]>([]);
  useEffect(() => {
    const list = player.current?.textTracks;
    if (list === undefined) return undefined;
    const added = ownFirst(tracks).map(({ src, kind, label, language }) => {
      const track = new TextTrack({ id: src, kind: kindOf(kind), label, language });
      let filled = false;
      track.addEventListener("mode-change", () => {
        if (track.mode === "disabled" || filled) return;
        filled = true;
        fill(track, src, client, () => latest.current).catch(() => {
          filled = false;
        });
      });
      list.add(track);
      return track;
    });
    own.current = added;
    return () => {
      for (const track of added) list.remove(track);
    };
  }, [player, tracks, client]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: also when their size changes
  useEffect(() => {
    latest.current = top;
    for (const track of own.current) place(track, top);
    // Vidstack lays out its captions again after a font change.
    player.current?.dispatchEvent(new Event("vds-font-change"));
  }, [player, top, size]);
}
