import type { OwnData } from "#data/own-data.ts";

export const catalogueOwnData: OwnData = {
  files: [],
  leftOut: { duration_reports: "How long a player says that a video is, kept until another player agrees." },
};
