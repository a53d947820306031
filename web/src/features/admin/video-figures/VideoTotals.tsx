import type { VideoFigures } from "@mindreel/contract/admin/video-figures";
import { messages } from "@mindreel/messages/admin/video-figures";
import cards from "#features/admin/dashboard/cards.module.css";
import own from "#features/admin/figures/charts/figures.module.css";
import { format, numberOf } from "#shared/language/format.ts";
import { percentOf } from "#shared/language/percentOf.ts";
import classes from "./videoFigures.module.css";

/** A video's plays in total. */
export function VideoTotals({ figures: { plays, finished, watched } }: { figures: VideoFigures }) {
  const totals = [
    [messages.total, numberOf(plays), messages.totalNote],
    [
      messages.finished,
      plays === 0 ? "–" : percentOf(finished / plays),
      format(messages.finishedNote, { number: finished }),
    ],
    [messages.mean, watched === null ? "–" : percentOf(watched), messages.meanNote],
  ] as const;
  return (
    <dl className={`${classes.totals} ${own.totals}`}>
      {totals.map(([name, value, note]) => (
        <div key={name} className={cards.card}>
          <dt>{name}</dt>
          <dd className={cards.value}>{value}</dd>
          <dd className={cards.note}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
