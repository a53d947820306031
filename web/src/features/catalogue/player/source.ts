import type { Video } from "@mindreel/contract/catalogue/videos";
import type { DASHSrc, HLSSrc, VideoSrc, VimeoSrc, YouTubeSrc } from "@vidstack/react";

export interface Source {
  readonly media: DASHSrc | HLSSrc | VideoSrc | VimeoSrc | YouTubeSrc;
  /** Where people can watch the video at its provider. */
  readonly page: string;
  readonly provider: string;
}

const youTubeId = /(?:youtu\.be\/|[?&]v=|\/(?:embed|shorts|live|v)\/)([\w-]{11})(?![\w-])/;

const fileTypes: Record<string, VideoSrc["type"]> = { webm: "video/webm", ogv: "video/ogg", ogg: "video/ogg" };

type Playable = Pick<Video, "source_kind" | "youtube_video_link" | "video_oid">;

export function sourceOf({ source_kind, youtube_video_link: page, video_oid }: Playable): Source {
  switch (source_kind) {
    case "youtube": {
      const id = youTubeId.exec(page)?.[1] ?? video_oid;
      const src = `https://www.youtube-nocookie.com/embed/${id}`;
      return { media: { src, type: "video/youtube" }, page, provider: "YouTube" };
    }
    case "vimeo":
      return { media: { src: page, type: "video/vimeo" }, page, provider: "Vimeo" };
    case "hls":
      return { media: { src: page, type: "application/x-mpegurl" }, page, provider: hostOf(page) };
    case "dash":
      return { media: { src: page, type: "application/dash+xml" }, page, provider: hostOf(page) };
    case "file":
      return { media: { src: page, type: fileTypes[extensionOf(page)] ?? "video/mp4" }, page, provider: hostOf(page) };
  }
}

const extensionOf = (link: string) => /\.(\w+)(?:[?#]|$)/.exec(link)?.[1]?.toLowerCase() ?? "";

function hostOf(link: string): string {
  return URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, "") : "its source";
}
