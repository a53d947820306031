import type { Caption } from "@mindreel/contract/catalogue/captions";
import type { TextTrack } from "@mindreel/contract/playback/plays";
import type { CaptionRow } from "./captions.repository.ts";

export const toCaption = ({ id, language, kind, label, cueCount, createdAt }: CaptionRow): Caption => ({
  ...{ id, language, kind, label },
  cues: cueCount,
  created_at: createdAt.toISOString(),
});

/** As players have it. */
export const toTrack = ({ id, videoId, language, kind, label }: CaptionRow): TextTrack => ({
  src: `/api/category/v1/video/${videoId}/captions/${id}.vtt`,
  ...{ kind, label, language },
});
