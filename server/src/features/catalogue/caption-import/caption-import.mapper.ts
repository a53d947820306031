import type { TakenCaptions } from "@mindreel/contract/catalogue/captions";
import type { Sentence, Tell } from "#domain/sentences.ts";
import { type Kept, toKeptCaption } from "#features/catalogue/captions/captions.mapper.ts";

/** The captions that were stored, and those that could not be read. */
export interface Taken {
  readonly kept: Kept[];
  readonly failed: { readonly label: string; readonly told: Sentence }[];
}

export const toTakenCaptions = ({ kept, failed }: Taken, tell: Tell): TakenCaptions => ({
  kept: kept.map((each) => toKeptCaption(each, tell)),
  failed: failed.map(({ label, told }) => ({ label, message: tell(told) })),
});
