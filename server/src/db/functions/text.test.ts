import { fold, soughtWords, wordsOf } from "@mindreel/contract/plain/folding";
import pg from "pg";
import { afterAll, expect, inject, it } from "vitest";
import { isImmutable, readDefinitions } from "#db/functions.ts";
import { dropDatabase, withName } from "#test/database/database.ts";
import { ownDatabase } from "#test/database/own-database.ts";

/** Each alphabet in both cases, every sign, and words as people write them. */
const texts = [
  "l’avion „zitat“ ¿qué? one—two «trois» ‹vier› …five… ‘six’ 7·8 a/b_c@d",
  "مرحبا، بالعالم؟ أَحْمَد؛ احمد ۔ ‏كتاب‎",
  "「東京物語」、映画。〈日本語〉・ドラマ！ ﾊﾟﾝ",
  "ภาพยนตร์ไทย ฯลฯ ຮູບເງົາ ភាពយន្ត។ ရုပ်ရှင်၊ 한국영화",
  "Straße STRASSE ŒUVRE œuvre İstanbul ISPARTA Iğdır ılık Łódź Ørsted Đuro Æsir Þór",
  "ВОЙНА и мир ΟΔΟΣ οδος ԵՐԵՎԱՆ ҚАЗАҚ מִלְחָמָה",
  "So\u00adft zero\u200bwidth ½ Ⅷ ﷺ ㎏ ＦＵＬＬ 🎬x👨‍👩‍👧y",
];

const { url } = await ownDatabase();
const client = new pg.Client({ connectionString: url });
await client.connect();
afterAll(() => client.end());

it("folds and splits each character as searches do", async () => {
  const characters = Array.from({ length: 0x31_000 }, (_, n) => n + 1)
    .filter((n) => n < 0xd8_00 || n > 0xdf_ff)
    .map((n) => String.fromCodePoint(n))
    // Of the scripts with thousands of letters, a few.
    .filter(
      (character, at) =>
        !/[\p{Cn}\p{Co}]/u.test(character) &&
        (at % 100 === 0 || !/[\p{sc=Han}\p{sc=Hang}\p{sc=Tang}]/u.test(character)),
    );
  const { rows } = await client.query<{ folded: string; spaced: string; known: boolean }>(
    `select fold_text(c) as folded, spaced_text('a' || c || 'b') as spaced, unicode_assigned(c) as known
     from unnest($1::text[]) with ordinality each (c, at) order by at`,
    [characters],
  );
  const different = characters.filter((character, at) => {
    const row = rows[at];
    if (row === undefined || !row.known) return false;
    return row.folded !== fold(character) || row.spaced !== wordsOf(`a${character}b`).join(" ");
  });
  expect(different.map((character) => character.codePointAt(0)?.toString(16))).toEqual([]);
});

it("are found by their words, and by what stands inside of them", async () => {
  const words = texts.flatMap(soughtWords);
  const { rows } = await client.query<{ word: string }>(
    "select word from unnest($1::text[]) word where not video_words($2, '') @@ format('%s:*', word)::tsquery",
    [words, texts.join(" ")],
  );
  expect(rows).toEqual([]);
});

it.each([
  ["libc", "locale 'C'"],
  ["libc", "locale 'C.UTF-8'"],
  ["builtin", "locale 'C' builtin_locale 'C.UTF-8'"],
])("are the same words in a database of %s with %s", async (provider, locale) => {
  const server = inject("database").url;
  const name = `${inject("database").template}_locale_${process.pid}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name} template template0 encoding 'UTF8' locale_provider ${provider} ${locale}`);
  await admin.end();
  const other = new pg.Client({ connectionString: withName(server, name) });
  await other.connect();
  try {
    for (const { text } of (await readDefinitions()).filter(isImmutable)) await other.query(text);
    const read = "select text_words(t) as words, video_words(t, '')::text as vector from unnest($1::text[]) t";
    expect((await other.query(read, [texts])).rows).toEqual((await client.query(read, [texts])).rows);
  } finally {
    await other.end();
    await dropDatabase(server, name);
  }
});
