import type { Language } from "@mindreel/contract/plain/languages";
import { paymentIn, unitsOf } from "@mindreel/contract/plain/money";
import type { Offered, OfferedPrice } from "@mindreel/contract/plain/offered";
import { type Message, readIn } from "./format.ts";

/** The words for what something costs: the group `costs`. */
interface Words {
  readonly each: { readonly [I in Exclude<OfferedPrice["interval"], "once">]: Message };
  readonly once: Message;
  readonly from: Message;
  readonly fromFirst: Message;
  readonly plusTax: Message;
}

interface Look {
  /** The currency that the reader probably pays in; by default, the site's own. */
  readonly currency?: string | undefined;
  /** Whether it begins a sentence. */
  readonly first?: boolean;
  /** Whether nothing stands for no cents: `$9`. */
  readonly short?: boolean;
}

/** The lowest price in a currency, or else in the site's own. */
export const lowestOf = ({ from }: Offered, currency?: string): OfferedPrice | undefined =>
  from.find((price) => price.currency === currency) ?? from[0];

/** An amount such as `$300.00`, or `$300`. */
export function amountOf(language: Language, { amount, currency }: OfferedPrice, short = false): string {
  const isWhole = amount % (unitsOf[currency] ?? 100) === 0;
  return paymentIn(language, amount, currency, short && isWhole ? { minimumFractionDigits: 0 } : {});
}

/**
 * What something costs, and how often: `$300.00 a month`, or `from €9.00 a month` where there is a choice. Tax that comes
 * on top is never left unsaid.
 */
export function costIn(
  language: Language,
  words: Words,
  offered: Offered,
  { currency, first = false, short = false }: Look = {},
): string {
  const lowest = lowestOf(offered, currency);
  if (lowest === undefined) return "";
  const { interval, interval_count: count } = lowest;
  const price = amountOf(language, lowest, short && !offered.choice);
  const net =
    interval === "once"
      ? readIn(language, words.once, { price })
      : readIn(language, words.each[interval], { price, count });
  const cost = offered.tax === "exclusive" ? readIn(language, words.plusTax, { cost: net }) : net;
  return offered.choice ? readIn(language, first ? words.fromFirst : words.from, { cost }) : cost;
}
