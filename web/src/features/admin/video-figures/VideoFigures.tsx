import type { VideoFigures as Figures } from "@mindreel/contract/admin/video-figures";
import { messages } from "@mindreel/messages/admin/video-figures";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useState } from "react";
import cards from "#features/admin/dashboard/cards.module.css";
import { FiguresTable } from "#features/admin/figures/charts/FiguresTable.tsx";
import { FileButton } from "#features/admin/figures/charts/FileButton.tsx";
import figures from "#features/admin/figures/charts/figures.module.css";
import own from "#features/admin/figures/charts/figures.module.css";
import { rangeOf } from "#features/admin/figures/range.ts";
import { format, numberOf } from "#shared/language/format.ts";
import { percentOf } from "#shared/language/percentOf.ts";
import { dayOf } from "#shared/time/dates.ts";
import { Skeleton } from "#shared/ui/plain/loading/Skeleton.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { ShareChart } from "./ShareChart.tsx";
import classes from "./videoFigures.module.css";
import { videoFiguresQuery } from "./videoFigures.ts";
import { useVideoFiguresFile } from "./videoFiguresFile.ts";

/** How a video is watched: where plays stop, how many finish, and the plays of the last 30 days. */
export function VideoFigures({ video }: { video: number }) {
  const [{ from, to }] = useState(() => rangeOf({ range: null, from: null, to: null }, new Date()));
  const { data, error, refetch } = useQuery(videoFiguresQuery(video, { from, to }));
  const { mutate, variables, isPending } = useVideoFiguresFile(video, { from, to });
  const saving = (file: typeof variables) => ({
    isSaving: isPending && variables === file,
    onSave: () => file !== undefined && mutate(file),
  });
  if (data === undefined) {
    return (
      <Section title={messages.title}>
        {error === null ? (
          <div role="status" aria-label={messages.loading}>
            <Skeleton height={240} />
          </div>
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
      </Section>
    );
  }
  const most = Math.max(...data.days.map(({ plays }) => plays));
  if (data.plays === 0 && most === 0) {
    return (
      <Section title={messages.title}>
        <p className={figures.empty}>{messages.nobody}</p>
      </Section>
    );
  }
  return (
    <Section title={messages.title}>
      <VideoTotals figures={data} />
      {data.plays > 0 && (
        <VideoFiguresPart
          title={messages.retention}
          note={messages.retentionNote}
          {...saving("retention")}
          columns={[messages.ofLength, messages.plays, messages.share]}
          rows={data.retention.flatMap((plays, step) =>
            step % 5 === 0 ? [[percentOf(step / 100), numberOf(plays), percentOf(plays / data.plays)] as const] : [],
          )}
        >
          <ShareChart
            kind="area"
            shares={data.retention.map((plays) => plays / data.plays)}
            label={retentionInWords(data)}
            most={percentOf(1)}
            ends={[messages.beginning, messages.middle, messages.end]}
          />
        </VideoFiguresPart>
      )}
      <VideoFiguresPart
        title={messages.byDay}
        note={messages.byDayNote}
        {...saving("days")}
        columns={[messages.dayUtc, messages.plays, messages.minutes]}
        rows={data.days.map(({ day, plays, seconds }) => [
          dayOf(day),
          numberOf(plays),
          numberOf(Math.round(seconds / 60)),
        ])}
      >
        <ShareChart
          kind="bars"
          shares={data.days.map(({ plays }) => plays / Math.max(1, most))}
          label={format(messages.atMost, { most: most, from: dayOf(from), to: dayOf(to) })}
          most={numberOf(most)}
          ends={[dayOf(from), "", dayOf(to)]}
        />
      </VideoFiguresPart>
    </Section>
  );
}

function retentionInWords({ plays, retention, finished }: Figures): string {
  const middle = retention[50] ?? 0;
  return format(messages.inWords, { plays, middle: percentOf(middle / plays), end: percentOf(finished / plays) });
}

/** A video's plays in total. */
function VideoTotals({ figures: { plays, finished, watched } }: { figures: Figures }) {
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

interface Props {
  readonly title: string;
  readonly note: string;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  /** Column headings, and the rows; a row's first cell is its heading. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [string, ...string[]])[];
  readonly children: ReactNode;
}

/** One kind of figure: as a chart, a table and a CSV file. */
function VideoFiguresPart({ title, note, isSaving, onSave, columns, rows, children }: Props) {
  return (
    <figure className={classes.part}>
      <figcaption className={classes.caption}>
        {title}
        <FileButton of={title} isPending={isSaving} onClick={onSave} />
      </figcaption>
      <p className={classes.note}>{note}</p>
      {children}
      <FiguresTable summary={format(messages.asTable, { title })} label={title} columns={columns} rows={rows} />
    </figure>
  );
}
