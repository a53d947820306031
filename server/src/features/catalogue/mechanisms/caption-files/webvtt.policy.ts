import { inSlices } from "#domain/work/slices.ts";
import type { Cue } from "./cues.policy.ts";
import { timestamped } from "./times.policy.ts";

/** Formats cues as a WebVTT file. */
export async function toWebVtt(cues: readonly Cue[]): Promise<string> {
  const blocks: string[] = [];
  await inSlices(cues, ({ start, end, settings, markup }) => {
    const times = `${timestamped(start)} --> ${timestamped(end)}`;
    blocks.push(`${settings === "" ? times : `${times} ${settings}`}\n${markup}\n`);
  });
  return `WEBVTT\n\n${blocks.join("\n")}`;
}
