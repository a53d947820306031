import { api, type Call } from "@mindreel/contract/api";
import { errorFault, responseFault } from "@mindreel/contract/testing/responses";
import type { Endpoint } from "@mindreel/contract/wire/endpoint";
import { ErrorBody, IdParams } from "@mindreel/contract/wire/primitives";
import { hash } from "@node-rs/argon2";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { Value } from "typebox/value";
import { describe, expect, it } from "vitest";
import { file, picture } from "#fixtures/pictures.ts";
import { startApp } from "#test/app/app.ts";
import { first, password } from "#test/app/members.ts";
import { bodyOf } from "#test/app/request.ts";
import { bodiesOf, queries } from "#test/calls/every-call.ts";
import { libraryOf } from "#test/library/library.ts";
import { oddTexts, oddTextsInUrls, oddValues } from "#test/odd-inputs.ts";
import { nightly } from "#test/run/nightly.ts";

let handled = 0;
const countHandled = async () => void handled++;
const t = await startApp({ extend: async (app) => void app.addHook("preHandler", countHandled) });
const superuser = first(await t.members("superuser", 1));
// A cheap hash of a password that no request uses: calls that require the password verify it for each odd value.
const passwordHash = await hash(crypto.randomUUID(), { memoryCost: 8, timeCost: 1 });
await t.query("update users set email = 'someone@example.com', password_hash = $1 where id = $2", [
  passwordHash,
  superuser.id,
]);
const headers = { authorization: `Token ${superuser.token}` };
const videos = await libraryOf(t, superuser.token).fill([{}, {}]);
const thumbnail = file(await picture("png", 32, 18));

const calls = Object.keys(api) as Call[];
const endpointOf = (call: Call): Endpoint => api[call];
const isForm = (call: Call) => endpointOf(call).files !== undefined;
const bodyCalls = calls.filter((call) => endpointOf(call).body !== undefined && !isForm(call));

const goodBodies = bodiesOf(superuser.id, videos);

function pathOf(call: Call, id: string | number = videos[0] ?? 0): string {
  return (call.split(" ")[1] ?? "").replace("{id}", encodeURIComponent(id));
}

const leaks = /select |insert |update "|node_modules|\.ts:|\.js:|at \w+ \(|stack|violates|syntax error|postgres/i;

async function send(options: InjectOptions): Promise<LightMyRequestResponse> {
  const response = await t.app.inject({ ...options, headers: { ...headers, ...options.headers } });
  const { statusCode, payload } = response;
  // Without `expect`, which would cost as much as the requests: there are tens of thousands.
  const isFault = statusCode >= 500 && !payload.includes('"payments_off"');
  if (isFault || (statusCode >= 400 && leaks.test(payload))) throw new Error(`${statusCode}: ${payload}`);
  return response;
}

/** Sends a request and checks that the contract declares the response. */
async function probe(call: Call, options: InjectOptions): Promise<{ status: number; body: unknown }> {
  const method = call.split(" ")[0] as "GET";
  const response = await send({ method, url: pathOf(call), ...options });
  const body = bodyOf(response);
  const fault = responseFault(call, response.statusCode, body);
  if (fault !== undefined) throw new Error(`${call} ${JSON.stringify(options).slice(0, 300)}: ${fault}`);
  return { status: response.statusCode, body };
}

const json = (payload: unknown): InjectOptions => ({
  headers: { "content-type": "application/json" },
  payload: typeof payload === "string" ? payload : JSON.stringify(payload),
});

it("has a valid payload for every call with a body", () => {
  expect(Object.keys(goodBodies).toSorted()).toEqual(bodyCalls.toSorted());
});

describe.each(bodyCalls)("%s", (call) => {
  const good = goodBodies[call] ?? {};

  it("responds to any value in any field", { timeout: 120_000 }, async () => {
    for (const value of oddValues) {
      for (const field of await acceptedIn(Object.keys(good), value)) {
        await probe(call, json({ ...good, [field]: value }));
      }
    }
  });

  /** Sends a value in all fields at once. @returns the fields that the schema did not refuse, or all of them */
  async function acceptedIn(fields: readonly string[], value: unknown): Promise<readonly string[]> {
    const before = handled;
    const { status, body } = await probe(call, json(Object.fromEntries(fields.map((field) => [field, value]))));
    if (handled > before || status !== 400) return fields;
    const refused = endpointOf(call).bareFieldErrors ? body : Value.Parse(ErrorBody, body).errors;
    return fields.filter((field) => !Object.hasOwn(Object(refused), field));
  }

  it("responds to any value as the body", async () => {
    // A schema that expects an object refuses a text, whatever it says.
    for (const value of ["", ...oddValues.filter((odd) => typeof odd !== "string")]) {
      await probe(call, json(JSON.stringify(value)));
    }
    for (const key of ["__proto__", "constructor", "prototype"]) {
      await probe(call, json(JSON.stringify(good).replace("{", `{"${key}":{"is_superuser":true,"polluted":1},`)));
    }
    expect("polluted" in {}).toBe(false);
  });

  it("responds quickly to a very long text in any field", { timeout: 120_000 }, async () => {
    for (const field of Object.keys(good)) {
      for (const text of nightly ? ["x", " ", "a@", "1", "-"] : [" ", "a@"]) {
        const began = performance.now();
        await probe(call, json({ ...good, [field]: `${text.repeat(200_000)}\0` }));
        expect(performance.now() - began, `${field}: ${text}`).toBeLessThan(15_000);
      }
    }
  });

  it("refuses malformed JSON", async () => {
    for (const text of ["{", '{"a":', "{'a':1}", "\0", "\ufeff{", "undefined", "[1,", '"\\ud800', "{}{}", "//"]) {
      expect((await probe(call, json(text))).status).toBe(400);
    }
    const binary = { headers: { "content-type": "application/json" }, payload: Buffer.from([0xff, 0xfe]) };
    expect((await probe(call, binary)).status).toBe(400);
  });

  it("refuses other content types, and bodies that are too large, too deep or empty", async () => {
    for (const type of [
      "text/plain",
      "application/xml",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "x",
      "application/json; charset=x",
      "é",
    ]) {
      const { status } = await probe(call, { headers: { "content-type": type }, payload: "a=b" });
      expect([400, 415], type).toContain(status);
    }
    expect((await probe(call, json({ ...good, extra: "x".repeat(1024 * 1024) }))).status).toBe(413);
    await probe(call, json(`${"[".repeat(100_000)}${"]".repeat(100_000)}`));
    await probe(call, json(`${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`));
    await probe(call, { headers: { "content-type": "application/json" } });
    await probe(call, {});
  });
});

describe.each(calls.filter(isForm))("%s", (call) => {
  it("responds to any text in any field", async () => {
    const schema: unknown = endpointOf(call).body;
    const fields = Object.keys((schema as { properties: object }).properties);
    const good = {
      title: "A",
      category: "1",
      youtube_video_link: "https://v.example.com/a.mp4",
      video_oid: "x",
      name: "n",
    };
    const picked = Object.fromEntries(Object.entries(good).filter(([name]) => fields.includes(name)));
    for (const field of [...fields, ...(endpointOf(call).files ?? [])]) {
      // Without a picture nothing is created, but the text fields are still validated.
      for (const value of oddTexts)
        await t.request(call, { token: superuser.token, id: 999, form: { ...picked, [field]: value } });
    }
    for (const name of oddTexts.filter((text) => text !== "")) {
      await t.request(call, { token: superuser.token, id: 999, form: { ...picked, [name]: "x" } });
    }
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`f${n}`, "x"]));
    expect((await t.request(call, { token: superuser.token, form: many })).status).toBe(413);
  });

  it("refuses malformed forms", async () => {
    for (const type of [
      "application/json",
      "text/plain",
      "multipart/form-data",
      "multipart/form-data; boundary=",
      "multipart/mixed; boundary=x",
    ]) {
      for (const payload of ["", "{}", "--x\r\n", "--x--\r\n", "\0"]) {
        // A form without fields is a valid request. It succeeds for targets that exist: the caller's own profile, a
        // video, a series and a category.
        const there = /^PATCH .*(userlist|video|series|categories)\/\{id\}/.test(call);
        const expected = [400, 404, 415, ...(there ? [200] : [])];
        const { status } = await probe(call, { headers: { "content-type": type }, payload });
        expect(expected).toContain(status);
      }
    }
  });

  it("leaves no files behind for a refused picture", async () => {
    const kept = await t.keptPictures();
    await t.request(call, {
      token: superuser.token,
      id: 999,
      form: { name: "", title: "", [endpointOf(call).files?.[0] ?? ""]: thumbnail },
    });
    expect(await t.keptPictures()).toEqual(kept);
  });
});

describe("paths, queries and headers", () => {
  const idCalls = calls.filter((call) => call.includes("{id}"));
  const [oneWithNumber] = idCalls.filter((call) => endpointOf(call).params === IdParams);

  it.each(idCalls)("%s responds to any id", async (call) => {
    const payload = goodBodies[call] === undefined ? {} : json(goodBodies[call]);
    // Most calls share a schema, which refuses all but digits: one of them shows what it refuses, and a text in each
    // of the others shows that it applies.
    const shared = endpointOf(call).params === IdParams && call !== oneWithNumber;
    for (const text of shared ? oddTextsInUrls.filter((odd) => /^\d+$/.test(odd) || odd === "NaN") : oddTextsInUrls) {
      // Ids of existing records are tested elsewhere. A call that takes a form would reject the missing form first.
      if (text === "" || /^\d$/.test(text)) continue;
      const { status } = await probe(call, { ...payload, url: pathOf(call, text) + (queries[call] ?? "") });
      expect([404, ...(isForm(call) ? [415] : [])]).toContain(status);
    }
  });

  it.each(calls.filter((call) => endpointOf(call).query !== undefined))("%s responds to any query", async (call) => {
    const { properties } = endpointOf(call).query as unknown as { properties: object };
    const declared = Object.keys(properties);
    for (const field of [...declared, "unknown", "__proto__"]) {
      // Nothing reads the value of an undeclared field.
      for (const text of declared.includes(field) ? oddTextsInUrls : ["x"]) {
        const url = `${pathOf(call)}?${encodeURIComponent(field)}=${encodeURIComponent(text)}`;
        const { status } = await probe(call, { url });
        expect([200, 400, 404, 503]).toContain(status);
      }
      for (const raw of [
        `${field}=a&${field}=b`,
        `${field}[]=1`,
        `${field}[a]=1`,
        `${field}`,
        `${field}=%`,
        `${field}=%ff%fe`,
        `${field}=%ed%a0%80`,
      ]) {
        await probe(call, { url: `${pathOf(call)}?${raw}` });
      }
    }
  });

  it("responds to any Authorization header", async () => {
    const url = "/api/accounts/v1/current_user/";
    for (const text of oddTexts) {
      for (const value of [text, `Token ${text}`, `Token ${text}${superuser.token}`]) {
        const response = await send({ method: "GET", url, headers: { authorization: value } });
        if (value.trim() !== `Token ${superuser.token}`) expect(response.statusCode).toBe(401);
      }
    }
  });

  it("responds to malformed paths", async () => {
    for (const url of [
      "/api",
      "/api/",
      "/api/x",
      "/api//category",
      "/API/category/v1/video/",
      "/%",
      "/api/%ff",
      "/api/%00",
      "/api/category/v1/video/%2e%2e/",
      "/api/category/v1/video/1/2/",
      `/${"a/".repeat(2000)}`,
      "/api/category/v1/userlist/;x",
    ]) {
      const response = await send({ method: "GET", url });
      expect([url, response.statusCode >= 400]).toEqual([url, true]);
      expect(errorFault(response.statusCode, response.json())).toBeUndefined();
    }
  });

  it("returns the methods that a path allows", async () => {
    for (const call of calls) {
      const url = pathOf(call);
      const matches = (other: Call) =>
        new RegExp(
          `^${other
            .split(" ")[1]
            ?.replaceAll(/\{\w+\}/g, "[^/]+")
            .replace(/\/$/, "/?")}$`,
        ).test(url);
      const own = calls.filter(matches).map((other) => other.split(" ")[0]);
      for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const) {
        if (own.includes(method)) continue;
        const response = await send({ method, url });
        expect([method, url, response.statusCode]).toEqual([method, url, 405]);
        expect(errorFault(405, response.json())).toBeUndefined();
        const allowed = String(response.headers["allow"]).split(", ");
        expect(allowed.filter((name) => name !== "HEAD").toSorted()).toEqual(own.toSorted());
      }
    }
  });

  it("treats a trailing slash as optional, and a body without a content type as absent", async () => {
    const url = "/api/accounts/v1/current_user";
    for (const tail of ["", "/", "?x=1", "/?x=1"])
      expect((await send({ method: "GET", url: url + tail })).statusCode).toBe(200);
    expect((await send({ method: "HEAD", url })).payload).toBe("");
  });
});

it("logged no secrets and no unknown errors", () => {
  const log = t.log.join("");
  expect(log).not.toContain(superuser.token);
  expect(log).not.toContain(password);
  expect(t.log.filter((line) => line.includes('"level":50'))).toEqual([]);
});
