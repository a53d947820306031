import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { FilledText, IdParams, Nullable } from "../wire/primitives.ts";

/**
 * The outcome of signing an address and requesting it.
 * - `works`: the signed address answers, the plain one is refused
 * - `open`: the plain address answers as well; `parts_open`: the segments' plain addresses do
 * - `refused`: the provider rejects the signature; `parts_refused`: it accepts it for the playlist only
 */
export const sourceTestOutcomes = [
  ...(["works", "open", "parts_open", "refused", "parts_refused", "clock_off", "not_found", "not_video"] as const),
  ...(["no_such_host", "unreachable", "private_network", "no_video", "not_signable", "unreadable_secret"] as const),
] as const;
export type SourceTestOutcome = (typeof sourceTestOutcomes)[number];

export const SourceTest = Type.Object({
  outcome: Type.Enum([...sourceTestOutcomes]),
  message: Type.String({ description: "Sentences for people" }),
  url: Nullable(Type.String({ description: "The plain address that was tested" })),
});
export type SourceTest = Static<typeof SourceTest>;

export const SourceTestBody = Type.Object(
  { url: Type.Optional(FilledText(limits.url)) },
  { additionalProperties: false },
);

export const sourceTestWire = wire({
  "POST /api/playback/v1/sources/{id}/test/": {
    access: "superuser",
    summary:
      "Test signing: signs an address of a host, by default its newest video's, and requests it. Takes up to a minute.",
    params: IdParams,
    body: SourceTestBody,
    audit: "source.test",
    response: { status: 200, body: SourceTest },
    errors: ["not_found"],
  },
});
