/** The part of the players' captions library that is used. Its own types do not resolve by Node's rules. */
declare module "media-captions" {
  interface Cue {
    readonly startTime: number;
    readonly endTime: number;
    readonly text: string;
    readonly line: number | "auto";
    readonly align: string;
  }
  export function parseText(text: string): Promise<{ readonly cues: readonly Cue[] }>;
  export function renderVTTCueString(cue: Pick<Cue, "startTime" | "endTime" | "text">): string;
}
