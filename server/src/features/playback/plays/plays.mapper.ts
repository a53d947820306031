import type { RunningPlay } from "@mindreel/contract/wire/primitives";
import type { Running } from "./plays.repository.ts";

export const toRunningPlay = ({ begun_at, ...play }: Running): RunningPlay => ({
  ...play,
  begun_at: begun_at.toISOString(),
});
