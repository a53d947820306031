import type { PriceMove } from "@mindreel/contract/billing/price-moves";
import type { MoveView } from "#features/billing/mechanisms/moved-subscriptions/moved-subscriptions.repository.ts";

export const toPriceMove = ({ waiting, moved, left, failed, unreached, ...move }: MoveView): PriceMove => ({
  ...{ id: move.id, from: move.fromPriceId, to: move.toPriceId, notice_days: move.noticeDays },
  made_at: move.madeAt.toISOString(),
  called_off_at: move.calledOffAt?.toISOString() ?? null,
  ...{ waiting, moved, left, failed, other_currency: move.otherCurrency },
  first_at: move.firstAt?.toISOString() ?? null,
  last_at: move.lastAt?.toISOString() ?? null,
  unreached: [...unreached],
});
