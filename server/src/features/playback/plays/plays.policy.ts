import type { SourceKind } from "@mindreel/contract/catalogue/videos";
import type { PlayType } from "@mindreel/contract/playback/plays";

/** Seconds without a report after which a play counts as over. Players report every ten seconds. */
export const silence = 45;

/** The most plays that are kept of one member and one video. */
export const mostKept = 30;

interface Playable {
  readonly kind: SourceKind;
  /** An http(s) URL, as shown to members. */
  readonly url: string;
  readonly oid: string;
}

/**
 * Splits reports into rounds, in order, with at most one report per member in a round, because a member's reports must
 * be applied one after another.
 */
export function rounds<Report extends { readonly userId: number }>(reports: readonly Report[]): Report[][] {
  const all: Report[][] = [];
  const next = new Map<number, number>();
  for (const report of reports) {
    const at = next.get(report.userId) ?? 0;
    next.set(report.userId, at + 1);
    const round = all[at];
    if (round === undefined) all.push([report]);
    else round.push(report);
  }
  return all;
}

const youTubeId = /(?:youtu\.be\/|[?&]v=|\/(?:embed|shorts|live|v)\/)([\w-]{11})(?![\w-])/;
const fileTypes: Readonly<Record<string, PlayType>> = { webm: "video/webm", ogv: "video/ogg", ogg: "video/ogg" };

/** The address and type that a player gets. */
export function playable({ kind, url, oid }: Playable): { src: string; type: PlayType } {
  switch (kind) {
    case "youtube":
      return {
        src: `https://www.youtube-nocookie.com/embed/${youTubeId.exec(url)?.[1] ?? oid}`,
        type: "video/youtube",
      };
    case "vimeo":
      return { src: url, type: "video/vimeo" };
    case "hls":
      return { src: url, type: "application/x-mpegurl" };
    case "dash":
      return { src: url, type: "application/dash+xml" };
    case "file":
      return { src: url, type: fileTypes[extensionOf(url)] ?? "video/mp4" };
  }
}

const extensionOf = (url: string): string => /\.(\w+)(?:[?#]|$)/.exec(url)?.[1]?.toLowerCase() ?? "";
