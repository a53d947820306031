import { faultIn } from "@mindreel/messages/checks";
import type { Message } from "@mindreel/messages/format";

/** What is wrong with a translation, worded for the translator; undefined if nothing. */
export function faultOf(english: Message, own: Message): string | undefined {
  const fault = faultIn(english, own);
  if (fault === undefined) return undefined;
  if (fault.kind === "empty") return "It says nothing.";
  if (fault.kind === "count") return `The last form is for many numbers, so it needs {count}: ${fault.found}`;
  return `It has ${fault.found || "no places"} instead of ${fault.wanted || "none"}.`;
}
