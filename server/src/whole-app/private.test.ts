import { api, type Call } from "@mindreel/contract/api";
import { expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";

const t = await startApp();
const superuser = first(await t.members("superuser", 1));
const writer = first(await t.members("pro", 1));
const [video = 0] = await libraryOf(t, superuser.token).fill([{ title: "Tides" }]);
const words = "a-thought-for-nobody-else";
/** Others may search for this, so it may appear in the records of searches. */
const beginning = "a-thought";
const sought = "where-was-it";
const note = await t.ok("POST /api/notes/v1/notes/", { token: writer.token, body: { video, at: 83, text: words } });
const gone = await t.ok("POST /api/notes/v1/notes/", { token: writer.token, body: { video, at: 84, text: words } });
await t.ok("DELETE /api/notes/v1/notes/{id}/", { token: writer.token, id: gone.id });

const others = {
  anonymous: undefined,
  member: first(await t.members("member", 1)).token,
  pro: first(await t.members("pro", 1)).token,
  superuser: superuser.token,
};

const reads = Object.keys(api).filter((call): call is Call => call.startsWith("GET "));
const days = "from=2026-01-01&to=2026-01-15";
/** Queries with which calls return more than a 400, and searches for the words. */
const queries = [
  "",
  `?${days}`,
  `?${days}&file=days`,
  `?${days}&file=videos`,
  `?search=${beginning}`,
  "?kind=unwatched",
];
const ids = [video, writer.id, note.id, gone.id];

async function answerTo(call: string, token: string | undefined, query: string, id: number) {
  const path = (call.split(" ")[1] ?? "").replace(/\{\w+\}/, String(id));
  const headers = token === undefined ? {} : { authorization: `Token ${token}` };
  return t.app.inject({ method: "GET", url: `${path}${query}`, headers });
}

it("would detect a leak: the writer's own calls return the note", async () => {
  for (const call of ["GET /api/notes/v1/notes/", "GET /api/notes/v1/file/"]) {
    expect((await answerTo(call, writer.token, "", 0)).payload).toContain(words);
  }
});

it.each(reads)("%s shows nobody another member's notes", async (call) => {
  for (const token of Object.values(others)) {
    for (const query of queries) {
      for (const id of call.includes("{") ? ids : [0]) {
        expect((await answerTo(call, token, query, id)).payload).not.toContain(words);
      }
    }
  }
});

it("lets nobody change, delete or restore another member's notes", async () => {
  for (const token of [others.member, others.pro, others.superuser]) {
    for (const { id } of [note, gone]) {
      const responses = [
        await t.request("PATCH /api/notes/v1/notes/{id}/", { token, id, body: { text: "mine" } }),
        await t.request("DELETE /api/notes/v1/notes/{id}/", { token, id }),
        await t.request("POST /api/notes/v1/notes/{id}/restore/", { token, id }),
      ];
      expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
  }
  const { results } = await t.ok("GET /api/notes/v1/notes/", { token: writer.token });
  expect(results).toEqual([note]);
});

it("leaves neither notes nor searches of them in the log", async () => {
  await t.ok("GET /api/notes/v1/notes/", { token: writer.token, query: { search: sought } });
  expect(t.log.join("\n")).toContain("/api/notes/v1/notes/");
  for (const hidden of [words, sought]) expect(t.log.join("\n")).not.toContain(hidden);
});
