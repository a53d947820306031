import type { Cue } from "./cues.policy.ts";
import { timestamped } from "./times.policy.ts";

/** Formats cues as a WebVTT file. */
export const toWebVtt = (cues: readonly Cue[]): string =>
  `WEBVTT\n\n${cues
    .map(({ start, end, settings, markup }) => {
      const times = `${timestamped(start)} --> ${timestamped(end)}`;
      return `${settings === "" ? times : `${times} ${settings}`}\n${markup}\n`;
    })
    .join("\n")}`;
