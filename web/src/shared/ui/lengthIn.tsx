import { durationOf, isoDurationOf } from "@mindreel/contract/plain/durations";
import type { ReactNode } from "react";

/** A length in a table. @param seconds null while it is unknown */
export const lengthIn = (seconds: number | null): ReactNode =>
  seconds === null ? "–" : <time dateTime={isoDurationOf(seconds)}>{durationOf(seconds)}</time>;
