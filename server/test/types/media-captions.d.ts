/** What the players' library for captions has. Its own types do not resolve by the rules of Node. */
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
