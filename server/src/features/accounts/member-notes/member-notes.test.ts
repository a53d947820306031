import { expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";

const t = await startApp();
const superuser = first(await t.members("superuser", 1));
const [ada, bob] = await t.members("member", 2);
const { token } = superuser;
const add = (id: number, text: string) =>
  t.request("POST /api/accounts/v1/userlist/{id}/notes/", { token, id, body: { text } });
const notes = async (id: number) => (await t.ok("GET /api/accounts/v1/userlist/{id}/notes/", { token, id })).notes;

it("keeps superusers' notes about a member, newest first, each once", async () => {
  const id = ada?.id ?? 0;
  await add(id, "Called about the bill");
  const same = await Promise.all([add(id, " Will call again "), add(id, "Will call again")]);
  expect(same.map(({ status }) => status)).toEqual([204, 204]);
  const by = superuser.username;
  expect(await notes(id)).toMatchObject([
    { text: "Will call again", by, at: expect.stringContaining("T") },
    { text: "Called about the bill", by },
  ]);
  expect(await notes(bob?.id ?? 0)).toEqual([]);
  expect((await add(id, " ")).status).toBe(400);
  expect((await add(2_000_000, "Nobody")).status).toBe(404);
  await t.query("delete from users where id = $1", [superuser.id]);
  expect(await t.query("select author_id from member_notes")).toEqual([{ author_id: null }, { author_id: null }]);
});
