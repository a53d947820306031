import { acceptedDocuments } from "@mindreel/contract/plain/kinds/legal";
import type { Differences } from "#features/site/settings/settings.policy.ts";

/** Whether a version of the settings has something to accept. */
export const hasTerms = (differences: Differences): boolean =>
  acceptedDocuments.some((name) => differences[name] !== undefined);

/** Whether accepting one version's documents means accepting the other's. */
export const saysTheSame = (one: Differences, other: Differences): boolean =>
  acceptedDocuments.every((name) => one[name] === other[name]);
