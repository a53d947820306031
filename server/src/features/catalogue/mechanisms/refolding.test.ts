import { expect, it, vi } from "vitest";
import { readDefinitions } from "#db/functions.ts";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";

const t = await startApp();
const superuser = first(await t.members("superuser", 1));
const { id: member, token } = first(await t.members("pro", 1));
const library = libraryOf(t, superuser.token);

/** The folding of an earlier version, by which a library was filled. */
const former = `create or replace function fold_letters(value text) returns text language plpgsql immutable parallel safe as
  $$ begin return lower(value); end $$`;

it("makes texts from before an upgrade found, on one of the servers", { timeout: 60_000 }, async () => {
  await t.query(former);
  const [id] = await library.fill([{ title: "Ørsted’s Straße", description: "東京物語" }]);
  await t.query(`insert into series (title) values ('Łódź')`);
  await t.query("update users set full_name = 'Þóra' where id = $1", [member]);
  await t.query(
    `insert into notes (user_id, video_id, video_title, at, text, created_at, updated_at)
     values ($1, $2, '', 0, 'l’été', now(), now())`,
    [member, id],
  );
  await t.query(
    "insert into requests (text, key, asked_at) values ('Œuvres', 'œuvres', now()), ('Oeuvres!', 'oeuvres', now()), ('Ça', 'ça', now())",
  );
  const definition = (await readDefinitions()).find(({ object }) => object === "function fold_letters");
  await t.query(definition?.text ?? "");
  const found = async () => ({
    catalogue: (await library.page({ search: "strasse" })).count,
    inside: (await library.page({ search: "物語" })).count,
    everywhere: (await t.ok("GET /api/search/v1/", { token, query: { q: "orsted" } })).results.length,
    members: (await t.ok("GET /api/accounts/v1/userlist/", { token: superuser.token, query: { search: "thora" } }))
      .count,
    notes: (await t.ok("GET /api/notes/v1/notes/", { token, query: { search: "ete" } })).count,
    keys: await t.query("select s.title_key, n.folded from series s, notes n"),
    requests: (await t.query<{ key: string }>("select key from requests order by id")).map(({ key }) => key),
  });
  expect(await found()).toMatchObject({ catalogue: 0, everywhere: 0, members: 0 });

  await t.query("update library set folding = 0");
  await Promise.all([startApp({ beside: t.url }), startApp({ beside: t.url })]);
  await vi.waitFor(
    async () =>
      expect(await found()).toEqual({
        ...{ catalogue: 1, inside: 1, everywhere: 1, members: 1, notes: 1 },
        keys: [{ title_key: "lodz", folded: "l ete" }],
        // The second one has the key that both would get.
        requests: ["œuvres", "oeuvres", "ca"],
      }),
    { timeout: 30_000, interval: 500 },
  );
});
