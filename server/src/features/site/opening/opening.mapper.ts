import type { Opening } from "@mindreel/contract/site/opening";
import type { OpeningState } from "./opening.service.ts";

export const toOpening = ({ last, missing, payingMembers }: OpeningState): Opening => ({
  open: last?.open ?? true,
  since: last?.at.toISOString() ?? null,
  missing: [...missing],
  paying_members: payingMembers,
});
