import type { TakenCaptions } from "@mindreel/contract/catalogue/captions";
import type { Sentence, Translate } from "#domain/sentences.ts";
import { type Kept, toKeptCaption } from "#features/catalogue/captions/captions.mapper.ts";

/** The captions that were stored, and those that could not be read. */
export interface Taken {
  readonly kept: Kept[];
  readonly failed: { readonly label: string; readonly message: Sentence }[];
}

export const toTakenCaptions = ({ kept, failed }: Taken, translate: Translate): TakenCaptions => ({
  kept: kept.map((each) => toKeptCaption(each, translate)),
  failed: failed.map(({ label, message }) => ({ label, message: translate(message) })),
});
