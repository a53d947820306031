import type { VideoFigures } from "@mindreel/contract/admin/video-figures";
import cards from "#features/admin/dashboard/cards.module.css";
import own from "#features/admin/figures/charts/figures.module.css";
import classes from "./videoFigures.module.css";

const number = (value: number) => value.toLocaleString("en-US");
const percent = (share: number) => `${Math.round(share * 100)} %`;

/** What the plays of a video come to. */
export function VideoTotals({ figures: { plays, finished, watched } }: { figures: VideoFigures }) {
  const totals = [
    ["Plays", number(plays), "Counted an hour after they end."],
    ["Finished", plays === 0 ? "–" : percent(finished / plays), `${number(finished)} reached nine tenths.`],
    ["Mean share watched", watched === null ? "–" : percent(watched), "Of the length, in one play."],
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
