import type { KnownNote } from "@mindreel/contract/billing/payments";
import { notes as messages } from "@mindreel/messages/billing/payments";
import { wordFor } from "#shared/language/wordFor.ts";

/** A note as a sentence. An error's message is shown as it is. */
export const paymentNote = (note: string): string =>
  wordFor(note, messages satisfies Readonly<Record<KnownNote, string>>);
