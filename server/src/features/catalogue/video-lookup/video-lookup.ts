import type { LookState, Lookup } from "@mindreel/contract/catalogue/video-lookup";
import { limits } from "@mindreel/contract/wire/limits";
import type { KnownSource, Source } from "#features/catalogue/videos/source.ts";
import { sourceOf } from "#features/catalogue/videos/videos.service.ts";
import type { Pictures } from "#media/pictures.ts";
import { PrivateAddress, type VideoSources } from "#ports/video-sources/video-sources.port.ts";

/** What the provider is called; of a file its host. */
export function providerOf({ kind, url }: Source): string {
  if (kind === "youtube") return "YouTube";
  if (kind === "vimeo") return "Vimeo";
  return URL.parse(url)?.host.replace(/^www\./, "") ?? "";
}

/** For a person who has just given the address. */
export function sentence(state: Exclude<LookState, "found">, provider: string): string {
  switch (state) {
    case "gone":
      return `${provider} has no such video, or has it no more.`;
    case "private":
      return `This video is private at ${provider}: members could not play it.`;
    case "not_embeddable":
      return `Whoever owns this video does not allow it to be played outside ${provider}.`;
    case "not_video":
      return `There is something else than a video at this address of ${provider}.`;
    case "unreachable":
      return `${provider} could not be reached, so nothing is known of this video. You can fill in the form all the same.`;
  }
}

/** As much of a text as a field takes. */
export const cut = (text: string | null, length: number): string | null =>
  text === null ? null : text.replaceAll("\0", "").slice(0, length).toWellFormed();

/** Asks a video's provider about it, for somebody who is about to add it. */
export function createLookup(videoSources: VideoSources, pictures: Pictures) {
  async function still({ kind }: KnownSource, address: string): Promise<string | null> {
    try {
      const content = await videoSources.fetchPicture(kind, address);
      return content === null ? null : await pictures.preview(content);
    } catch {
      // All else is known; without a still one uploads a picture.
      return null;
    }
  }

  /** @throws AppError 400 where the player cannot play it */
  return async (address: string): Promise<Lookup> => {
    const source = sourceOf(address, "url");
    const provider = providerOf(source);
    const about = { source_kind: source.kind, provider, video_oid: source.oid };
    const unknown = { title: null, description: null, duration: null, still: null };
    const refused = (state: Exclude<LookState, "found">, message = sentence(state, provider)): Lookup => ({
      ...about,
      ...unknown,
      state,
      message,
    });
    try {
      const look = await videoSources.probe(source.kind, source.url);
      if (look.state !== "found") return refused(look.state);
      return {
        ...about,
        state: "found",
        message: null,
        title: cut(look.title, limits.videoTitle),
        description: cut(look.description, limits.videoDescription),
        duration: look.seconds,
        still: look.picture === null ? null : await still(source, look.picture),
      };
    } catch (error) {
      if (error instanceof PrivateAddress) {
        return refused("unreachable", `${provider} is on a private network, where this server does not look.`);
      }
      return refused("unreachable");
    }
  };
}
