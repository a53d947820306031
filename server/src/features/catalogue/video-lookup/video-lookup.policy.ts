import type { LookState } from "@mindreel/contract/catalogue/video-lookup";
import { limits } from "@mindreel/contract/plain/limits";
import { messages } from "@mindreel/messages/catalogue/video-lookup";
import { type Sentence, sentence } from "#domain/sentences.ts";
import { storable } from "#domain/storable.ts";

/** Why a video does not play, for a superuser who entered its address or is viewing library health. */
export const refusalOf = (state: Exclude<LookState, "found">, provider: string): Sentence =>
  sentence(messages, state, { provider });

const cut = (text: string | null, length: number): string | null =>
  text === null ? null : storable(storable(text).slice(0, length));

interface Details {
  readonly title: string | null;
  readonly description: string | null;
}

/** A provider's details, cut to the lengths of our fields and without characters that PostgreSQL cannot store. */
export const storableDetails = ({ title, description }: Details): Details => ({
  title: cut(title, limits.videoTitle),
  description: cut(description, limits.videoDescription),
});
