import type { System } from "@mindreel/contract/admin/system";
import type { Translate } from "#domain/sentences.ts";
import { findings, type SystemState } from "./system.policy.ts";

export const toSystem = ({ version, startedAt, facts }: SystemState, translate: Translate): System => ({
  version,
  started_at: startedAt.toISOString(),
  checked_at: facts.now.toISOString(),
  checks: translate((language) => findings(facts, language)),
});
