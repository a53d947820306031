import type { Call } from "@mindreel/contract/api";
import { limits } from "@mindreel/contract/plain/limits";
import { expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";

/** Reads that members can make as costly as their limits allow, each with an input that was chosen to be so. */
const t = await startApp({ remembers: false });
const { id, token } = first(await t.members("pro", 1));

/** Milliseconds, of the 8 seconds after which a read is ended; a tenth is usual on an idle machine. */
const budget = 6_000;

/** Letters that folding works hardest for, and words of one letter that are in all texts. */
const letters = "àéîõüßœłøđαβγδεζηθ";
const words = [..."aeioulodzxvβγδζηθε日本語ไทย한"].join(" ");
const long = (n: number) => `${letters} ${words} `.repeat(Math.ceil(n / 60)).slice(0, n);
const filled = (text: string) => text.repeat(limits.search).slice(0, limits.search).trim();

await t.query(
  `insert into videos (title, description, source, source_kind, oid)
   select left('Film ' || n || ' ' || $1, $3), case when n % 10 = 0 then $2 else '' end, 'https://a.test/' || n, 'file', n
   from generate_series(1, 5000) n`,
  [long(limits.videoTitle), long(limits.videoDescription), limits.videoTitle],
);
await t.query("insert into categories (name) select left('C' || n || ' ' || $1, 200) from generate_series(1, 200) n", [
  long(200),
]);
await t.query(
  `insert into notes (user_id, video_id, video_title, at, text, created_at, updated_at)
   select $1, n, left($2, $4), n, left($3, $5), now(), now() from generate_series(1, $6::int) n`,
  [id, long(limits.videoTitle), long(limits.noteText), limits.videoTitle, limits.noteText, limits.notes],
);
await t.query(
  `insert into requests (text, key, asked_at) select left(n || ' ' || $1, $2), n::text, now() from generate_series(1, 5000) n`,
  [long(limits.requestText), limits.requestText],
);
await t.query("vacuum analyze videos, search_documents, notes, requests");
await t.services.catalogue.search.countWords();

const reads: readonly (readonly [Call, string, string])[] = [
  ["GET /api/notes/v1/notes/", "search", "words"],
  ["GET /api/search/v1/", "q", "words"],
  ["GET /api/search/v1/suggest/", "q", "words"],
  ["GET /api/category/v1/video/", "search", "words"],
].flatMap(([call, field]) =>
  ["many words", "one word", "pairs"].map((kind) => [call as Call, field ?? "", kind] as const),
);

const inputs: Readonly<Record<string, string>> = {
  "many words": filled(`${words} `),
  "one word": filled(letters),
  pairs: filled("日本語"),
};

it.each(reads)("%s?%s of %s stays within the budget", { timeout: 60_000 }, async (call, field, kind) => {
  const began = performance.now();
  const { status } = await t.request(call, { token, query: { [field]: inputs[kind] ?? "" } });
  const took = performance.now() - began;
  expect(status).toBe(200);
  expect(took).toBeLessThan(budget);
});
