import { Skeleton } from "@mantine/core";
import type { VideoFigures as Figures } from "@mindreel/contract/admin/video-figures";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import figures from "#features/admin/figures/charts/figures.module.css";
import { rangeOf } from "#features/admin/figures/range.ts";
import { dayOf } from "#shared/dates.ts";
import { Section } from "#shared/ui/Section.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { ShareChart } from "./ShareChart.tsx";
import { VideoFiguresPart } from "./VideoFiguresPart.tsx";
import { VideoTotals } from "./VideoTotals.tsx";
import { videoFiguresQuery } from "./videoFigures.ts";
import { useVideoFiguresFile } from "./videoFiguresFile.ts";

const number = (value: number) => value.toLocaleString("en-US");
const percent = (share: number) => `${Math.round(share * 100)} %`;

/** How a video is watched: where plays stop, how many finish, and its plays of the last 30 days. */
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
      <Section title="Watching">
        {error === null ? (
          <div role="status" aria-label="Loading">
            <Skeleton h={240} />
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
      <Section title="Watching">
        <p className={figures.empty}>Nobody has played this yet.</p>
      </Section>
    );
  }
  return (
    <Section title="Watching">
      <VideoTotals figures={data} />
      {data.plays > 0 && (
        <VideoFiguresPart
          title="Retention"
          note="The share of plays that covered each point of the video, from where they began to the furthest that they reached."
          {...saving("retention")}
          columns={["Of the length", "Plays", "Share"]}
          rows={data.retention.flatMap((plays, step) =>
            step % 5 === 0 ? [[`${step} %`, number(plays), percent(plays / data.plays)] as const] : [],
          )}
        >
          <ShareChart
            kind="area"
            shares={data.retention.map((plays) => plays / data.plays)}
            label={retentionInWords(data)}
            most="100 %"
            ends={["Beginning", "Middle", "End"]}
          />
        </VideoFiguresPart>
      )}
      <VideoFiguresPart
        title="Plays by day"
        note="The last 30 days, in UTC. A play is five seconds or more in one go."
        {...saving("days")}
        columns={["Day (UTC)", "Plays", "Minutes"]}
        rows={data.days.map(({ day, plays, seconds }) => [dayOf(day), number(plays), number(Math.round(seconds / 60))])}
      >
        <ShareChart
          kind="bars"
          shares={data.days.map(({ plays }) => plays / Math.max(1, most))}
          label={`At most ${number(most)} plays a day, from ${dayOf(from)} to ${dayOf(to)}`}
          most={number(most)}
          ends={[dayOf(from), "", dayOf(to)]}
        />
      </VideoFiguresPart>
    </Section>
  );
}

function retentionInWords({ plays, retention, finished }: Figures): string {
  const middle = retention[50] ?? 0;
  return `Of ${number(plays)} plays, ${percent(middle / plays)} covered the middle, and ${percent(finished / plays)} reached nine tenths`;
}
