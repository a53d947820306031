/// <reference types="vite/types/importMeta.d.ts" />
import type { Row } from "./rows.ts";

type Calls = Readonly<Record<string, Row>>;

const files = import.meta.glob<Calls>("../../src/features/*/*/*.calls.ts", { eager: true, import: "calls" });

/** The row of each call, from the files beside the capabilities. */
export const everyCall = Object.values(files).flatMap((calls) => Object.entries(calls));

/** A valid body for each call that takes JSON. */
export const bodiesOf = (member: number, videos: readonly number[]) =>
  Object.fromEntries(
    everyCall.flatMap(([call, { body }]) =>
      body === undefined
        ? []
        : [[call, typeof body === "function" ? body({ member, videos, video: videos[0] ?? 0 }) : body]],
    ),
  );

/** The required query of each call that has one. */
export const queries = Object.fromEntries(
  everyCall.flatMap(([call, { query }]) => (query === undefined ? [] : [[call, query]])),
);
