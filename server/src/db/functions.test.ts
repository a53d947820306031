import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ownDatabase } from "#test/database/own-database.ts";
import { applyDefinitions, definitionsIn, differenceOf, readDefinitions } from "./functions.ts";

const { url } = await ownDatabase();
const client = new pg.Client({ connectionString: url });
beforeAll(async () => void (await client.connect()));
afterAll(() => client.end());

const namesOf = async (): Promise<string[]> =>
  (
    await client.query<{ name: string }>(
      `select 'function ' || proname as name from pg_proc where pronamespace = 'public'::regnamespace
       union all select 'view ' || viewname from pg_views where schemaname = 'public'
       union all select format('trigger %s on %s', tgname, tgrelid::regclass) from pg_trigger
         join pg_class c on c.oid = tgrelid where not tgisinternal and relnamespace = 'public'::regnamespace`,
    )
  ).rows.map(({ name }) => name);

it("are in the database as in the files: all, no others, and with the same bodies", async () => {
  const definitions = await readDefinitions();
  expect((await namesOf()).toSorted()).toEqual(definitions.map(({ object }) => object).toSorted());
  expect(await differenceOf(client, definitions)).toEqual({ changed: [], removed: [] });
  const { rows } = await client.query<{ name: string; body: string }>(
    "select proname as name, prosrc as body from pg_proc where pronamespace = 'public'::regnamespace and prosqlbody is null",
  );
  const texts = new Map(definitions.map(({ object, text }) => [object, text]));
  for (const { name, body } of rows) expect(texts.get(`function ${name}`)).toContain(`$$${body}$$`);
});

const first = `-- Twice as much.
CREATE OR REPLACE FUNCTION twice(n int) RETURNS int LANGUAGE sql IMMUTABLE
RETURN n * 2;

/*
 * Refers to what comes later in the alphabet.
 */
CREATE VIEW doubled AS SELECT twice(n) AS n FROM kept_counts;

CREATE CONSTRAINT TRIGGER counts_told AFTER INSERT ON kept_counts
  DEFERRABLE FOR EACH ROW EXECUTE FUNCTION told();

CREATE OR REPLACE FUNCTION told() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RETURN NULL;
END $$;
`;

it("are replaced when their text changes, and dropped when no file has them; an owner's own stay", async () => {
  const all = await readDefinitions();
  const before = await namesOf();
  await client.query("create function owners() returns int language sql return 1");
  await client.query("create function told() returns trigger language plpgsql as 'begin return new; end'");
  const added = definitionsIn(first);
  expect(added.map(({ object }) => object)).toEqual([
    "function twice",
    "view doubled",
    "trigger counts_told on kept_counts",
    "function told",
  ]);
  await applyDefinitions(client, [...all, ...added]);
  expect(await differenceOf(client, [...all, ...added])).toEqual({ changed: [], removed: [] });

  const changed = definitionsIn(first.replace("n * 2", "n + n").replace("AS n FROM", "AS n, name FROM"));
  expect((await differenceOf(client, [...all, ...changed])).changed).toEqual(changed.slice(0, 2));
  await applyDefinitions(client, [...all, ...changed]);
  expect((await client.query("select n from doubled where name = 'audit'")).rows).toEqual([{ n: 0 }]);

  await applyDefinitions(client, all);
  expect((await namesOf()).toSorted()).toEqual([...before, "function owners"].toSorted());
});

it("are nothing else", () => {
  expect(() => definitionsIn("CREATE TABLE toys (id int);")).toThrow("Not a function, view or trigger");
});
