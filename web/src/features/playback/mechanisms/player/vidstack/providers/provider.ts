import type { Video } from "@mindreel/contract/catalogue/videos";
import { player as messages } from "@mindreel/messages/playback/plays";

export interface Provider {
  /** Where people can watch the video at its provider. */
  readonly page: string;
  readonly name: string;
}

export function providerOf({
  source_kind,
  youtube_video_link: link,
}: Pick<Video, "source_kind" | "youtube_video_link">) {
  const page = link ?? "";
  const name = source_kind === "youtube" ? "YouTube" : source_kind === "vimeo" ? "Vimeo" : hostOf(page);
  return { page, name } satisfies Provider;
}

function hostOf(link: string): string {
  return URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, "") : messages.itsSource;
}
