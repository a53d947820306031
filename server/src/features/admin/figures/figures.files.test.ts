import { beforeEach, describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";

const t = await startApp();
let superuser = first(await t.members("superuser", 1));
await libraryOf(t, superuser.token).fill([{ title: "Ocean" }, { title: "Moon" }]);
const day = 86_400_000;
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
let noon = t.clock().getTime();

// Each test has its own day and starts at noon.
beforeEach(async () => {
  const now = t.clock().getTime();
  noon = (Math.floor(now / day) + 1.5) * day;
  t.advance(noon - now);
  // The earlier session has expired.
  superuser = first(await t.members("superuser", 1));
  await t.query("delete from empty_searches");
});

describe("searches that find nothing", () => {
  const search = (text: string, more = {}) =>
    t.ok("GET /api/category/v1/video/", { token: superuser.token, query: { search: text, ...more } });
  const list = async () => {
    const query = { from: dayOf(noon), to: dayOf(noon) };
    return t.ok("GET /api/admin/v1/figures/searches/", { token: superuser.token, query });
  };

  it("are counted by their folded words; not if they find something or search only a part of the library", async () => {
    for (const words of ["  Deep   SEA whales ", "deep sea whales", "DEEP SEA WHALES", "deep sea whales"])
      await search(words);
    await search("ocean");
    await search("!!!");
    await search("whales", { saved: "true" });
    await search("whales", { category: "Nature" });
    for (let n = 0; n < 3; n++) await search("x".repeat(200));
    expect(await list()).toEqual([
      { words: "deep sea whales", searches: 4 },
      { words: "x".repeat(100), searches: 3 },
    ]);
  });

  it("are listed from the third occurrence on, because rarer ones may identify somebody", async () => {
    await search("deep sea whales");
    await search("deep sea whales");
    expect(await list()).toEqual([]);
    await search("deep sea whales");
    expect(await list()).toEqual([{ words: "deep sea whales", searches: 3 }]);
  });

  it("are limited to a thousand different ones a day, and deleted after 400 days", async () => {
    await t.query("insert into empty_searches select utc_day($1), 'w' || n, 1 from generate_series(1, 999) n", [
      t.clock(),
    ]);
    await search("deep sea whales");
    for (let n = 0; n < 3; n++) await search("one too many");
    await search("deep sea whales");
    await search("deep sea whales");
    expect(await list()).toEqual([{ words: "deep sea whales", searches: 3 }]);
    expect(await t.query("select count(*)::int as n from empty_searches")).toEqual([{ n: 1000 }]);
    t.advance(402 * day);
    await t.services.admin.figures.sweep();
    expect(await t.query("select count(*)::int as n from empty_searches")).toEqual([{ n: 0 }]);
  });
});

describe("the CSV files", () => {
  it("open in a spreadsheet without running formulas", async () => {
    await t.query("insert into empty_searches values (utc_day($1), $2, 7)", [
      t.clock(),
      '=HYPERLINK("http://x.test","a,b")',
    ]);
    const today = dayOf(noon);
    const file = async (name: string) => {
      const url = `/api/admin/v1/figures/file/?from=${today}&to=${today}&file=${name}`;
      return t.app.inject({ url, headers: { authorization: `Token ${superuser.token}` } });
    };
    const searches = await file("searches");
    expect(searches.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="searches-${today}-to-${today}.csv"`,
    });
    expect(searches.payload).toBe(`\ufeffwords,searches\r\n"'=HYPERLINK(""http://x.test"",""a,b"")",7\r\n`);
    expect((await file("revenue")).payload).toBe(
      `\ufeffday,invoices,paid,refunded,disputed,mrr,currency\r\n${today},0,0,0,0,0,USD\r\n`,
    );
    for (const name of ["subscriptions", "months", "free-months", "watched", "videos"])
      expect((await file(name)).statusCode).toBe(200);
    expect((await file("passwords")).statusCode).toBe(400);
  });
});
