import type { Draft } from "./useDraft.ts";

/** What a draft lacks. Videos can stand in for the text. */
export type Missing = "subject" | "body" | "audience";

/** Everything that a draft needs before it can be sent, in the order of its fields. */
export const missingIn = ({ subject, body, videos, audience }: Draft): readonly Missing[] => [
  ...(subject.trim() === "" ? (["subject"] as const) : []),
  ...(body.trim() === "" && videos.length === 0 ? (["body"] as const) : []),
  ...(audience.length === 0 ? (["audience"] as const) : []),
];
