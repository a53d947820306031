import { expect, it } from "vitest";
import { file } from "#fixtures/pictures.ts";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";

const t = await startApp();
const { token } = first(await t.members("superuser", 1));
const [video = 0] = await libraryOf(t, token).fill([{}]);
const headers = { "accept-language": "de" };

it("gives superusers the reason for a refusal in their language", async () => {
  const change = { version: 0, links: [{ label: "Wir", url: "javascript:x" }] };
  expect(await t.request("PATCH /api/site/v1/settings/", { token, headers, body: change })).toMatchObject({
    body: { errors: { links: [expect.stringMatching(/^Ein Link beginnt mit https:\/\//)] } },
  });
  const form = { language: "de", kind: "captions", file: file("1\n00:02,000 --> 00:01,000\nZurück") };
  expect(
    await t.request("POST /api/category/v1/video/{id}/captions/", { token, headers, id: video, form }),
  ).toMatchObject({
    body: { errors: { file: ["Zeile 2: Diese Einblendung endet, bevor sie beginnt. Sie wird weggelassen."] } },
  });
});

it("and the outcome of imported lines, and the state of the installation", async () => {
  const lines = [
    { line: 1, url: "https://example.com/", title: "x".repeat(300) },
    { line: 2, url: "" },
  ];
  const imported = await t.ok("POST /api/category/v1/import/", { token, headers, body: { lines, dry_run: true } });
  expect(imported.lines.map(({ message }) => message)).toEqual([
    "Titel: länger als 200 Zeichen.",
    "Es fehlt eine Adresse.",
  ]);
  const { checks } = await t.ok("GET /api/admin/v1/system/", { token, headers });
  expect(checks.find(({ name }) => name === "payments")?.says).toMatch(/^Zahlungen /);
});
