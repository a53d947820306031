import { retentionSteps, type VideoDay, type VideoFigures } from "@mindreel/contract/admin/video-figures";
import { watchedFrom } from "#domain/library/progress.ts";
import type { Days } from "#features/admin/figures/figures.policy.ts";

interface Step {
  readonly step: number;
  /** Plays that began at this step. */
  readonly began: number;
  /** Plays that reached no further step. */
  readonly stopped: number;
}

const sum = (steps: readonly Step[], of: (step: Step) => number) => steps.reduce((total, step) => total + of(step), 0);

/** Totals of a video's plays. A play counts at every step from its first to the furthest that it reached. */
export function retentionOf(steps: readonly Step[]): Omit<VideoFigures, "days"> {
  const plays = sum(steps, ({ began }) => began);
  const covered = sum(steps, ({ step, began, stopped }) => step * (stopped - began));
  return {
    plays,
    finished: sum(steps, ({ step, stopped }) => (step >= retentionSteps * watchedFrom ? stopped : 0)),
    watched: plays === 0 ? null : covered / retentionSteps / plays,
    retention: Array.from({ length: retentionSteps + 1 }, (_, at) =>
      sum(steps, ({ step, began, stopped }) => (step <= at ? began : 0) - (step < at ? stopped : 0)),
    ),
  };
}

/** The name of a file: of the days of a period, or of how far plays got. */
export const fileName = (video: number, period?: Days): string =>
  period === undefined ? `video-${video}-retention` : `video-${video}-watched-${period.from}-to-${period.to}`;

/** What a file is made of. */
export type VideoFiguresFile = { readonly name: string } & (
  | { readonly days: readonly VideoDay[] }
  | { readonly retention: ReturnType<typeof retentionOf> }
);
