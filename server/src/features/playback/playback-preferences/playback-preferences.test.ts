import { expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";

const t = await startApp();
const token = async () => first(await t.members("member", 1)).token;
const get = (as: string) => t.ok("GET /api/playback/v1/preferences/", { token: as });
const change = (as: string, body: object) => t.ok("PATCH /api/playback/v1/preferences/", { token: as, body });

it("plays the next video automatically until a member turns that off, and remembers the choice", async () => {
  const [one, other] = [await token(), await token()];
  expect(await get(one)).toEqual({ autoplay_next: true });
  expect(await change(one, {})).toEqual({ autoplay_next: true });
  expect(await change(one, { autoplay_next: false })).toEqual({ autoplay_next: false });
  expect([await get(one), await get(other)]).toEqual([{ autoplay_next: false }, { autoplay_next: true }]);
  expect(await change(one, { autoplay_next: true })).toEqual({ autoplay_next: true });
});
