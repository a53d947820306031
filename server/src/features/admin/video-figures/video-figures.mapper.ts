import type { VideoDay, VideoFigures } from "@mindreel/contract/admin/video-figures";
import { inMinutes } from "#features/admin/figures/figures.mapper.ts";
import { CsvFile } from "#http/files/csv.ts";
import type { retentionOf, VideoFiguresFile } from "./video-figures.policy.ts";

/** Rounded to one decimal. */
const inPercent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10);

interface Figures {
  readonly retention: ReturnType<typeof retentionOf>;
  readonly days: VideoDay[];
}

export const toVideoFigures = ({ retention, days }: Figures): VideoFigures => ({ ...retention, days });

export const toFile = (file: VideoFiguresFile): CsvFile =>
  "days" in file
    ? new CsvFile(
        file.name,
        ["day", "plays", "minutes"],
        file.days.map(({ day, plays, seconds }) => ({ day, plays, minutes: inMinutes(seconds) })),
      )
    : new CsvFile(
        file.name,
        ["percent_of_length", "plays", "percent_of_plays"],
        file.retention.retention.map((reached, step) => ({
          ...{ percent_of_length: step, plays: reached },
          percent_of_plays: inPercent(reached, file.retention.plays),
        })),
      );
