import { spokenDurationOf } from "@mindreel/contract/plain/durations";
import { language } from "#shared/language/language.ts";

/** `1 hour 2 minutes 3 seconds` in the page's language, for screen readers. */
export const spokenDuration = (seconds: number): string => spokenDurationOf(seconds, language());
