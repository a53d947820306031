import fc from "fast-check";
import { beforeEach, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";
import { agree } from "./durations.policy.ts";

const t = await startApp();
const members = await t.members("pro", 4);
const { token } = first(members);
const library = libraryOf(t, token);
const { reported } = t.services.catalogue.durations;

let video = 0;
const duration = async () => (await t.ok("GET /api/category/v1/video/{id}/", { token, id: video })).duration;
const report = (member: number, seconds: number) => reported(video, members[member]?.id ?? 0, seconds);
const reports = () => t.query("select from duration_reports");

beforeEach(async () => {
  video = first(await library.fill([{}]));
});

it("is set once two members' players agree within a second, on cached pages too", async () => {
  expect(first((await library.page()).results).duration).toBeNull();
  await report(0, 754.2);
  await report(0, 754.2);
  expect(await duration()).toBeNull();
  await report(1, 90);
  await report(2, 755.1);
  expect(await duration()).toBe(755);
  expect(first((await library.page()).results).duration).toBe(755);
  expect(await reports()).toEqual([]);
});

it("is not changed by players once it is known", async () => {
  video = first(await library.fill([{ duration: 60 }]));
  await report(0, 90);
  await report(1, 90);
  expect(await duration()).toBe(60);
  expect(await reports()).toEqual([]);
});

it("is cleared when the source changes, together with the reports", async () => {
  await report(0, 90);
  await report(1, 90);
  await report(2, 80);
  const other = first(await library.fill([{}]));
  await reported(other, first(members).id, 30);
  await t.query("update videos set source = 'https://videos.example.com/other.mp4'");
  expect(await duration()).toBeNull();
  expect(await reports()).toEqual([]);
});

it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31, 0.2])("is never %d seconds", async (seconds) => {
  await report(0, seconds);
  await report(1, seconds);
  expect(await duration()).toBeNull();
});

it("is ignored for a video that does not exist", async () => {
  const missing = video + 1000;
  await reported(missing, first(members).id, 60);
  expect(await reports()).toEqual([]);
});

it("needs two members who agree, in any order and at any time", async () => {
  const said = fc.record({ member: fc.nat({ max: 3 }), seconds: fc.integer({ min: 1, max: 6 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(said, { maxLength: 8 }), fc.boolean(), async (all, atOnce) => {
      video = first(await library.fill([{}]));
      const each = ({ member, seconds }: (typeof all)[number]) => report(member, seconds);
      if (atOnce) await Promise.all(all.map(each));
      else for (const one of all) await each(one);
      const known = await duration();
      const pairs = all.flatMap((one) =>
        all.filter((other) => other.member !== one.member && agree(one.seconds, other.seconds)),
      );
      if (known !== null) expect(pairs.map(({ seconds }) => seconds)).toContain(known);
      // A member's later report replaces the earlier one.
      const constant = new Set(all.map(({ member }) => member)).size === all.length;
      if (constant && pairs.length > 0) expect(known).not.toBeNull();
    }),
    { numRuns: 30 },
  );
});
