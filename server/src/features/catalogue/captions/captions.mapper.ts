import type { Caption, KeptCaption, TakenCaptions } from "@mindreel/contract/catalogue/captions";
import type { TextTrack } from "@mindreel/contract/playback/plays";
import type { Sentence, Translate } from "#domain/sentences.ts";
import type { CueFile } from "#features/catalogue/mechanisms/caption-files/cues.policy.ts";
import type { CaptionRow } from "./captions.repository.ts";

export const toCaption = ({ id, language, kind, label, cueCount, createdAt }: CaptionRow): Caption => ({
  ...{ id, language, kind, label },
  cues: cueCount,
  created_at: createdAt.toISOString(),
});

/** A caption as it was stored, with the faults found in its file. */
export interface SavedCaption extends Pick<CueFile, "faults" | "faultCount"> {
  readonly row: CaptionRow;
  /** The id of the captions it replaced. */
  readonly replaced: number | null;
}

export const toKeptCaption = (
  { row, replaced, faults, faultCount }: SavedCaption,
  translate: Translate,
): KeptCaption => ({
  caption: toCaption(row),
  replaced,
  faults: faults.map(({ line, message }) => ({ line, message: translate(message) })),
  fault_count: faultCount,
});

/** The captions that were stored, and those that could not be read. */
export interface Taken {
  readonly kept: SavedCaption[];
  readonly failed: { readonly label: string; readonly message: Sentence }[];
}

export const toTakenCaptions = ({ kept, failed }: Taken, translate: Translate): TakenCaptions => ({
  kept: kept.map((each) => toKeptCaption(each, translate)),
  failed: failed.map(({ label, message }) => ({ label, message: translate(message) })),
});

/** In the form that players expect. */
export const toTrack = ({ id, videoId, language, kind, label }: CaptionRow): TextTrack => ({
  src: `/api/category/v1/video/${videoId}/captions/${id}.vtt`,
  ...{ kind, label, language },
});
