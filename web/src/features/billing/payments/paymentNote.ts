import type { KnownNote } from "@mindreel/contract/billing/payments";
import { messages } from "@mindreel/messages/billing/payment-notes";
import { wordFor } from "#shared/language/wordFor.ts";

/** A note as a sentence. An error's message is shown as it is. */
export const paymentNote = (note: string): string =>
  wordFor(note, messages satisfies Readonly<Record<KnownNote, string>>);
