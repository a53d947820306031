import type { LibraryHealth, VideoCheck, VideoFill, VideoWithIssue } from "@mindreel/contract/catalogue/library-health";
import { messages } from "@mindreel/messages/catalogue/video-lookup";
import { sentence, type Translate } from "#domain/sentences.ts";
import { providerName } from "#features/catalogue/mechanisms/sources.policy.ts";
import type { ToListedVideo } from "#features/catalogue/video-admin/video-admin.mapper.ts";
import { refusalOf } from "#features/catalogue/video-lookup/video-lookup.policy.ts";
import type { AilingRow, SummaryRow } from "./library-health.repository.ts";

export const toLibraryHealth = ({ unasked, unanswered, checking, checkedAt, ...row }: SummaryRow): LibraryHealth => ({
  counts: {
    ...{ dead: row.dead, duplicate: row.duplicate, uncategorised: row.uncategorised, unwatched: row.unwatched },
    ...{ no_still: row.noStill, no_description: row.noDescription, no_captions: row.noCaptions },
  },
  unasked,
  unanswered,
  checking,
  checked_at: checkedAt?.toISOString() ?? null,
});

export const createAilingVideoMapper =
  (toListedVideo: ToListedVideo, publicUrl: string) =>
  (translate: Translate) =>
  (row: AilingRow): VideoWithIssue => {
    const { state, sameAs, sourceKind: kind } = row;
    const url = new URL(row.source, publicUrl).href;
    const refusal = state && translate(refusalOf(state, providerName({ kind, url })));
    return {
      ...toListedVideo(row),
      youtube_video_link: url,
      source_kind: kind,
      message: sameAs === null ? refusal : translate(sentence(messages, "same", { title: sameAs })),
      checked_at: row.answeredAt?.toISOString() ?? null,
    };
  };

export type ToAilingVideo = ReturnType<typeof createAilingVideoMapper>;

export interface CheckedVideo {
  readonly state: VideoCheck["state"];
  /** The provider's name. */
  readonly provider: string;
}

function messageOf({ state, provider }: CheckedVideo, translate: Translate): string | null {
  if (state === "found") return null;
  return translate(state === "unreachable" ? sentence(messages, "silent", { provider }) : refusalOf(state, provider));
}

export const toVideoCheck = (
  checked: CheckedVideo & { readonly answeredAt: Date | null },
  translate: Translate,
): VideoCheck => ({
  state: checked.state,
  message: messageOf(checked, translate),
  checked_at: checked.answeredAt?.toISOString() ?? null,
});

export function toVideoFill(
  { filled, ...checked }: CheckedVideo & { readonly filled: VideoFill["filled"] },
  translate: Translate,
): VideoFill {
  const { state, provider } = checked;
  const nothing =
    state === "found" ? translate(sentence(messages, "nothing", { provider })) : messageOf(checked, translate);
  return { filled, message: filled.length > 0 ? null : nothing };
}
