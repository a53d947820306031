import type { LookState } from "@mindreel/contract/catalogue/video-lookup";
import { limits } from "@mindreel/contract/plain/limits";
import { storable } from "#domain/text.ts";

/** Why a video does not play, for the superuser who has just given its address or looks at the library's health. */
export function refusalMessage(state: Exclude<LookState, "found">, provider: string): string {
  switch (state) {
    case "gone":
      return `${provider} has no such video, or no longer has it.`;
    case "private":
      return `This video is private at ${provider}: members could not play it.`;
    case "not_embeddable":
      return `The owner of this video does not allow it to be played outside ${provider}.`;
    case "not_video":
      return `What ${provider} has at this address is not a video.`;
    case "unreachable":
      return `${provider} could not be reached, so nothing is known about this video. You can still fill in the form.`;
  }
}

const cut = (text: string | null, length: number): string | null =>
  text === null ? null : storable(storable(text).slice(0, length));

interface Details {
  readonly title: string | null;
  readonly description: string | null;
}

/** What a provider says, cut to the length of our fields and without characters that PostgreSQL cannot store. */
export const storableDetails = ({ title, description }: Details): Details => ({
  title: cut(title, limits.videoTitle),
  description: cut(description, limits.videoDescription),
});
