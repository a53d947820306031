import type { PeriodFigures } from "@mindreel/contract/admin/figures";
import { messages } from "@mindreel/messages/admin/figures";
import classes from "#features/admin/dashboard/cards.module.css";
import { inUnit, written } from "#features/admin/figures/charts/charts.ts";
import own from "#features/admin/figures/charts/figures.module.css";
import { format } from "#shared/language/format.ts";
import { percentOf } from "#shared/language/percentOf.ts";

type Unit = Parameters<typeof written>[1];

/** The period's totals, each compared with as many days before. */
export function Totals({ figures: { period, previous, currency } }: { figures: PeriodFigures }) {
  const net = ({ total: { paid, refunded, disputed } }: typeof period) => paid - refunded - disputed;
  const end = ({ days, before }: typeof period) => days.at(-1) ?? before;
  const cards: readonly (readonly [name: string, now: number, then: number, unit: Unit])[] = [
    [messages.totals.revenue, period.total.paid, previous.total.paid, "money"],
    [messages.totals.net, net(period), net(previous), "money"],
    [messages.totals.mrr, end(period).mrr, end(previous).mrr, "money"],
    [messages.totals.running, end(period).subscriptions, end(previous).subscriptions, "number"],
    [messages.totals.started, period.total.started, previous.total.started, "number"],
    [messages.totals.ended, period.total.ended, previous.total.ended, "number"],
    [messages.totals.turned, period.total.free_turned, previous.total.free_turned, "number"],
    [messages.totals.watched, period.total.seconds, previous.total.seconds, "minutes"],
  ];
  const shown = (value: number, unit: Unit) => written(inUnit(value, unit, currency), unit, currency);
  return (
    <dl className={`${classes.grid} ${own.totals}`}>
      {cards.map(([name, now, then, unit]) => (
        <div key={name} className={classes.card}>
          <dt>{name}</dt>
          <dd className={classes.value}>{shown(now, unit)}</dd>
          <dd className={classes.note}>
            {format(messages.before, { value: shown(then, unit), change: change(now, then) })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The change in percent, if there is a value to compare with. */
function change(now: number, then: number): string {
  if (then <= 0 || now === then) return "";
  const share = (now - then) / then;
  return ` (${share > 0 ? "+" : "−"}${percentOf(Math.abs(share))})`;
}
