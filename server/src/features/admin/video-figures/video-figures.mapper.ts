import type { VideoDay, VideoFigures } from "@mindreel/contract/admin/video-figures";
import { inMinutes } from "#features/admin/figures/figures.mapper.ts";
import type { Days } from "#features/admin/figures/figures.policy.ts";
import { CsvFile } from "#http/files/csv.ts";

/** Rounded to one decimal. */
const inPercent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10);

export const toRetentionCsv = (
  video: number,
  { plays, retention }: Pick<VideoFigures, "plays" | "retention">,
): CsvFile =>
  new CsvFile(
    `video-${video}-retention`,
    ["percent_of_length", "plays", "percent_of_plays"],
    retention.map((reached, step) => ({
      ...{ percent_of_length: step, plays: reached },
      percent_of_plays: inPercent(reached, plays),
    })),
  );

export const toVideoDaysCsv = (video: number, { from, to }: Days, days: readonly VideoDay[]): CsvFile =>
  new CsvFile(
    `video-${video}-watched-${from}-to-${to}`,
    ["day", "plays", "minutes"],
    days.map(({ day, plays, seconds }) => ({ day, plays, minutes: inMinutes(seconds) })),
  );
