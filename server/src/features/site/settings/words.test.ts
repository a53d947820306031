import { limits } from "@mindreel/contract/plain/limits";
import { expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { webRoot } from "#test/app/web.ts";

const t = await startApp({ webRoot: webRoot() });
const { token } = first(await t.members("superuser", 1));

async function change(words: unknown) {
  const { version } = await t.ok("GET /api/site/v1/settings/", { token });
  return t.request("PATCH /api/site/v1/settings/", { token, body: { version, words } as never });
}
const wordsOf = async (url: string) => {
  const { payload } = await t.app.inject({ url });
  return /<script type="application\/json" id="words">(.*?)<\/script>/.exec(payload)?.[1];
};
const german = { "app:menu.home": "Los </script ><b >", "app:menu.days": { one: "Ein Tag", other: "{count} Tage" } };

it("gives a page the changed sentences of its own language, as data, or nothing if there are none", async () => {
  expect(await wordsOf("/signin?lang=de")).toBeUndefined();
  expect((await change({ de: german, fr: { "landing:page.hero.title": "Bonjour" } })).status).toBe(200);
  for (const url of ["/?lang=de", "/signin?lang=de"]) {
    const words = (await wordsOf(url)) ?? "";
    expect(words, url).not.toContain("<");
    expect(JSON.parse(words)).toEqual(german);
  }
  expect(await wordsOf("/signin?lang=fr")).toBe('{"landing:page.hero.title":"Bonjour"}');
  expect(await wordsOf("/signin")).toBeUndefined();
  expect((await change(null)).status).toBe(200);
  expect(await wordsOf("/signin?lang=de")).toBeUndefined();
});

it.each([
  ["a language that is none of ours", { nl: { "app:menu.home": "Begin" } }],
  ["a name that is no message's", { de: { "__proto__ x": "Los" } }],
  ["no words", { de: { "app:menu.home": "" } }],
  ["too many words", { de: { "app:menu.home": "x".repeat(limits.ownSentence + 1) } }],
  ["a plural without its last form", { de: { "app:menu.days": { one: "Ein Tag" } } }],
  [
    "more than a page should carry",
    { de: Object.fromEntries(Array.from({ length: 210 }, (_, n) => [`a:k${n}`, "x".repeat(1000)])) },
  ],
])("refuses %s", async (_, words) => {
  const { status, body } = await change(words);
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain("words");
});

it.each([
  ["app:menu.left", "Tschüss", "It needs </link> <link> {name}."],
  ["app:menu.left", "<link>Los</link>, {nobody}", "It needs </link> <link> {name}, but has </link> <link> {nobody}."],
  ["app:menu.home", "Los, {name}", "Leave {name} out: it has no meaning here."],
  ["app:menu.home", "<script>alert(1)</script>", "Leave </script> <script> out: it has no meaning here."],
  ["app:menu.home", " ", "A sentence needs words."],
  ["app:menu.days", { one: "Ein Tag", other: "Tage" }, "The last form needs {count}."],
])("refuses placeholders that differ from the built-in sentence: %s, %j", async (id, own, reason) => {
  const { status, body } = await change({ de: { [id]: own } });
  const fault = `${id}: A sentence in Deutsch can't be saved: ${reason}`;
  expect([status, body]).toMatchObject([400, { errors: { words: [fault] } }]);
});

it("accepts sentences that keep their placeholders, and those of other releases, which no page shows", async () => {
  const own = { "app:menu.left": "<link>Los</link>, {name}", "app:gone.title": "Vorbei {when}" };
  expect((await change({ de: own })).status).toBe(200);
});

it("changes the server's own messages for readers of that language, without adding them to pages", async () => {
  const refusal = async (accepted: string) =>
    (await t.app.inject({ url: "/api/no/such/call", headers: { "accept-language": accepted } })).json().message;
  const builtIn = [await refusal("en"), await refusal("de")];
  expect((await change({ de: { "wire:errors.not_found": "Hier ist nichts." } })).status).toBe(200);
  expect([await refusal("en"), await refusal("de")]).toEqual([builtIn[0], "Hier ist nichts."]);
  expect(await wordsOf("/signin?lang=de")).toBeUndefined();
  expect((await change({ de: { "wire:errors.not_found": "Hier ist {nichts}." } })).status).toBe(400);
  expect((await change(null)).status).toBe(200);
  expect([await refusal("en"), await refusal("de")]).toEqual(builtIn);
});

it("lists changed sentences in the history by language, without those that stayed", async () => {
  await change(null);
  const [home, days] = ["app:menu.home", "app:menu.days"];
  await change({ en: { [home]: "Start" } });
  await change({ en: { [home]: "Start" }, de: { [home]: "Los", [days]: { one: "Ein Tag", other: "{count} Tage" } } });
  await change({ en: { [home]: "Start" }, de: { [home]: "Auf" } });
  const { results } = await t.ok("GET /api/site/v1/history/", { token });
  expect(results.slice(0, 3).map(({ changes }) => changes)).toEqual([
    [{ setting: "words", from: "Deutsch: Ein Tag / {count} Tage · Los", to: "Deutsch: Auf" }],
    [{ setting: "words", from: "", to: "Deutsch: Ein Tag / {count} Tage · Los" }],
    [{ setting: "words", from: "", to: "English: Start" }],
  ]);
});
