import { expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";

const t = await startApp();
const { token } = first(await t.members("superuser", 1));
const text = "WEBVTT\n\n00:01.000 --> 00:02.000\nHello";

async function send(film_captions: unknown) {
  const { version } = await t.ok("GET /api/site/v1/settings/", { token });
  return t.request("PATCH /api/site/v1/settings/", { token, body: { version, film_captions } });
}
const captions = () => t.app.inject({ url: "/api/public/v1/film-captions/" });

it("the film's captions are a file for everybody, until they are removed", async () => {
  expect((await captions()).statusCode).toBe(404);
  expect((await send({ language: "en", text })).status).toBe(200);
  const { headers, payload } = await captions();
  expect([headers["content-type"], payload]).toEqual(["text/vtt; charset=utf-8", text]);
  expect(JSON.stringify(await t.ok("GET /api/public/v1/site/"))).not.toContain("WEBVTT");
  expect((await send(null)).status).toBe(200);
  expect((await captions()).statusCode).toBe(404);
});

it.each(["Hello", "1\n00:00:01,000 --> 00:00:02,000\nHello", "WEBVTT", "WEBVTTx\n\n00:01.000 --> 00:02.000\nHi"])(
  "what is no WebVTT file is refused in words: %j",
  async (wrong) => {
    expect(await send({ language: "en", text: wrong })).toMatchObject({
      ...{ status: 400, body: { errors: { film_captions: [expect.stringMatching(/WebVTT/)] } } },
    });
  },
);
