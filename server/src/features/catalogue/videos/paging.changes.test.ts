import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { libraryOf, type Ordering, orderings, orders } from "#test/library/library.ts";

const t = await startApp();
const { token } = first(await t.members("pro", 1));
const library = libraryOf(t, token);
const fans = await t.members("pro", 5);
const titles = ["Éclair", "eclair", "apple", "Zebra", "zoo", "Ähre", "10 ways", "9 lives", "日本", "🎬 film"];
const lengthOf = (n: number) => (n % 4 === 0 ? {} : { duration: 1 + (n % 7) });
const fill = (count: number) =>
  library.fill(Array.from({ length: count }, (_, n) => ({ title: titles[n % titles.length] ?? "", ...lengthOf(n) })));

await fill(60);
// Some share the same instant and some are microseconds apart; the order must hold among them as well.
await t.query("update videos set created_at = '2026-01-15T12:00:00.123456Z' where id % 7 = 0");
await t.query("update videos set created_at = created_at + interval '1 microsecond' * (id % 3)");

async function inOrder(ordering: Ordering): Promise<number[]> {
  const rows = await t.query<{ id: number }>(
    `select id from videos where deleted_at is null order by ${orders[ordering]}`,
  );
  return rows.map(({ id }) => id);
}

describe("while the library changes", () => {
  type Change = { kind: "insert" | "delete" | "like"; pick: number };
  const changes = fc.array(
    fc.array(fc.record<Change>({ kind: fc.constantFrom("insert", "delete", "like"), pick: fc.nat({ max: 1000 }) }), {
      maxLength: 4,
    }),
    { minLength: 4, maxLength: 4 },
  );

  async function apply({ kind, pick }: Change): Promise<void> {
    const present = await inOrder("created");
    const target = present[pick % present.length] ?? 0;
    if (kind === "insert") await library.fill([{ title: titles[pick % titles.length] ?? "", ...lengthOf(pick) }]);
    else if (kind === "delete") await t.services.catalogue.videoAdmin.removeOne(target);
    else {
      const fan = fans[pick % fans.length];
      const body = { likevideo: target, likeusers: [fan?.id] };
      await t.ok("POST /api/category/v1/like/videos/", { token: fan?.token, body });
    }
  }

  // Likes change, and with them the order by likes.
  it.each(orderings.filter((ordering) => ordering !== "popular"))(
    "no video is missed or repeated by %s",
    async (ordering) => {
      await fc.assert(
        fc.asyncProperty(changes, async (batches) => {
          const missing = 45 - (await t.query("select 1 from videos where deleted_at is null")).length;
          if (missing > 0) await fill(missing);
          const before = await inOrder(ordering);
          const left = [...batches];
          const seen = await library.walk({ ordering }, async () => {
            for (const change of left.shift() ?? []) await apply(change);
          });
          const ids = seen.map((video) => video.id);
          expect(new Set(ids).size).toBe(ids.length);
          const after = new Set(await inOrder(ordering));
          const throughout = before.filter((id) => after.has(id));
          const started = new Set(before);
          // Complete and in the same order.
          expect(ids.filter((id) => started.has(id) && after.has(id))).toEqual(throughout);
        }),
        { numRuns: 6, seed: 20_260_115 },
      );
    },
  );
});
