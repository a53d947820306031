import { createPublicKey, generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { customerKeys, newPrivateKey } from "#test/peers/signing-keys.ts";

const t = await startApp();
const { token } = first(await t.members("superuser", 1));
const put = "PUT /api/playback/v1/sources/";
const pem = customerKeys.mux.secret;
const mux = { host: "stream.mux.com", provider: "mux", key_id: "key-1", secret: pem };
const bunny = { host: "vz-1.b-cdn.net", provider: "bunny_cdn", secret: "229248f0-f007-4bf9-ba1f-bbf1b4ad9d40" };
const s3 = { host: "films.s3.amazonaws.com", provider: "s3", key_id: "AKIA1", region: "eu-west-1" };
const set = (body: object) => t.ok(put, { token, body });
const refused = async (body: object) => (await t.request(put, { token, body })).body;
const list = () => t.ok("GET /api/playback/v1/sources/", { token });

describe("a protected host", () => {
  it("can be set, listed, replaced and removed, all of which is logged in the audit log", async () => {
    const one = await set(bunny);
    expect(one).toMatchObject({
      host: bunny.host,
      provider: "bunny_cdn",
      key_id: null,
      region: null,
      secret_hint: "9d40",
    });
    await set({ ...s3, secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY" });
    const again = await set({ ...bunny, secret: "another-secret-of-the-zone" });
    expect(again).toMatchObject({ id: one.id, secret_hint: "zone" });
    expect((await list()).map(({ host }) => host)).toEqual([s3.host, bunny.host]);
    await t.ok("DELETE /api/playback/v1/sources/{id}/", { token, id: one.id });
    expect((await list()).map(({ host }) => host)).toEqual([s3.host]);
    const { results } = await t.ok("GET /api/admin/v1/audit/", { token });
    expect(results.map(({ action, target }) => [action, target])).toEqual([
      ["source.unprotect", bunny.host],
      ["source.protect", bunny.host],
      ["source.protect", s3.host],
      ["source.protect", bunny.host],
    ]);
    expect(results[1]?.details).toEqual({ name: bunny.host, provider: "bunny_cdn", secret: "new" });
  });

  it("keeps its secret if only other fields change, but not for another provider", async () => {
    await set({ ...s3, host: "kept.example.com", secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY" });
    const changed = await set({ ...s3, host: "kept.example.com", region: "auto" });
    expect(changed).toMatchObject({ region: "auto", secret_hint: "EKEY" });
    expect(await refused({ provider: "bunny_cdn", host: "kept.example.com" })).toMatchObject({
      errors: { secret: ["This field is required."] },
    });
  });

  it("is stored encrypted, and its secret is in no response and no log line", async () => {
    const secret = "a-secret-nobody-may-read";
    const response = await set({ ...bunny, secret });
    await set(mux);
    const stored = await t.query("select * from protected_sources");
    const said = JSON.stringify([response, await list(), stored, t.log, await t.query("select * from audit_log")]);
    expect(said).not.toContain(secret);
    expect(said).not.toContain("PRIVATE KEY");
  });

  it.each([
    ["Stream.MUX.com", "stream.mux.com"],
    [" https://stream.mux.com/abc.m3u8?token=x ", "stream.mux.com"],
    ["media.example.com:8443", "media.example.com:8443"],
    ["media.example.com:443", "media.example.com"],
    ["münchen.example", "xn--mnchen-3ya.example"],
  ])("may be entered as %s", async (entered, host) => {
    expect(await set({ ...mux, host: entered })).toMatchObject({ host });
  });

  it.each(["*", "https://", "a b", "*.b-cdn.net", "ftp://media.example.com"])("cannot be %j", async (host) => {
    expect(await refused({ ...mux, host })).toMatchObject({
      code: "invalid_input",
      errors: { host: ["Enter a host, such as media.example.com."] },
    });
  });
});

describe("a key", () => {
  const key = newPrivateKey();
  const inBase64 = (text: string) => Buffer.from(text).toString("base64");
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });

  it.each([
    ["PEM", key],
    ["PEM in one line, as forms paste it", key.replaceAll("\n", " ")],
    ["PEM with line breaks of Windows", key.replaceAll("\n", "\r\n")],
    ["PKCS #1", privateKey.export({ type: "pkcs1", format: "pem" }).toString()],
    ["base64 of PEM, as Mux and Cloudflare give it", inBase64(key)],
    [
      "base64 of a JSON web key, as Cloudflare gives it",
      inBase64(JSON.stringify(privateKey.export({ format: "jwk" }))),
    ],
  ])("is accepted as %s", async (_, secret) => {
    expect((await set({ ...mux, secret })).secret_hint).toMatch(/^[0-9a-f]{4}$/);
  });

  const publicKey = createPublicKey(key).export({ type: "spki", format: "pem" }).toString();
  const small = generateKeyPairSync("rsa", { modulusLength: 1024 }).privateKey;
  const curve = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
  const locked = { type: "pkcs8", format: "pem", cipher: "aes-256-cbc", passphrase: "x" } as const;

  it.each([
    ["a public one", publicKey, /public key/],
    ["one that is too short", small.export({ type: "pkcs8", format: "pem" }), /2048 bits/],
    ["one of another type", curve.export({ type: "pkcs8", format: "pem" }), /isn't an RSA key/],
    ["one with a passphrase", privateKey.export(locked), /passphrase/],
    ["half of one", key.slice(0, 700), /isn't a private key/],
    ["something else", "not a key at all", /isn't a private key/],
  ])("is refused if it is %s, with an error for its field", async (_, secret, message) => {
    const body = await refused({ ...mux, secret: String(secret) });
    expect(body).toMatchObject({ code: "invalid_input", errors: { secret: [expect.stringMatching(message)] } });
    expect(JSON.stringify(body)).not.toContain("PRIVATE KEY");
  });

  it.each([
    [{ ...bunny, secret: "short" }, "secret", /too short/],
    [{ ...bunny, secret: "a secret with spaces in it" }, "secret", /spaces and line breaks/],
    [{ ...bunny, key_id: "x" }, "key_id", /have none/],
    [{ ...mux, key_id: undefined }, "key_id", /required/],
    [{ ...s3, region: undefined, secret: "wJalrXUtnFEMI/K7MDENG" }, "region", /required/],
    [{ ...mux, region: "auto" }, "region", /have none/],
    [{ ...mux, provider: "somebody" }, "provider", /isn't valid/],
  ])("of %j is refused at %s", async (body, field, message) => {
    expect(await refused(body)).toMatchObject({ errors: { [field]: [expect.stringMatching(message)] } });
  });
});
