import type { NextCharge } from "@mindreel/contract/billing/applied-codes";
import type { AppliedCodesService } from "./applied-codes.service.ts";

type Next = Awaited<ReturnType<AppliedCodesService["preview"]>>;

export const toNextCharge = ({ at, amount, without, currency }: Next): NextCharge => ({
  ...{ at: at.toISOString(), amount, without, currency },
});
