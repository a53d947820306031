import type { AilingVideo, LibraryHealth, VideoCheck, VideoFill } from "@mindreel/contract/catalogue/library-health";
import { providerName } from "#features/catalogue/sources/sources.policy.ts";
import type { ToListedVideo } from "#features/catalogue/video-admin/video-admin.mapper.ts";
import { refusalMessage } from "#features/catalogue/video-lookup/video-lookup.policy.ts";
import type { AilingRow, SummaryRow } from "./library-health.repository.ts";

export const toLibraryHealth = ({
  unasked,
  unanswered,
  checking,
  checked_at,
  ...counts
}: SummaryRow): LibraryHealth => ({
  counts,
  unasked,
  unanswered,
  checking,
  checked_at: checked_at?.toISOString() ?? null,
});

export const createAilingVideoMapper =
  (toListedVideo: ToListedVideo, publicUrl: string) =>
  (row: AilingRow): AilingVideo => {
    const { state, same_as, source_kind: kind } = row;
    const url = new URL(row.source, publicUrl).href;
    const refusal = state && refusalMessage(state, providerName({ kind, url }));
    return {
      ...toListedVideo(row),
      youtube_video_link: url,
      source_kind: kind,
      message: same_as === null ? refusal : `The same video as “${same_as}”.`,
      checked_at: row.answered_at?.toISOString() ?? null,
    };
  };

export type ToAilingVideo = ReturnType<typeof createAilingVideoMapper>;

export interface CheckedVideo {
  readonly state: VideoCheck["state"];
  /** What its provider is called. */
  readonly provider: string;
}

function messageOf({ state, provider }: CheckedVideo): string | null {
  if (state === "found") return null;
  if (state !== "unreachable") return refusalMessage(state, provider);
  return `${provider} did not answer, so nothing is known about this video. Try again later.`;
}

export const toVideoCheck = (checked: CheckedVideo & { readonly answeredAt: Date | null }): VideoCheck => ({
  state: checked.state,
  message: messageOf(checked),
  checked_at: checked.answeredAt?.toISOString() ?? null,
});

export function toVideoFill({
  filled,
  ...checked
}: CheckedVideo & { readonly filled: VideoFill["filled"] }): VideoFill {
  const { state, provider } = checked;
  const nothing = state === "found" ? `${provider} tells nothing that this video lacks.` : messageOf(checked);
  return { filled, message: filled.length > 0 ? null : nothing };
}
