import { describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { password } from "#test/app/members.ts";

const t = await startApp();
const fresh = "another lake, another dawn";
const network = (n: number) => `198.51.100.${n}`;

const change = (token: string, body: object = {}) =>
  t.request("POST /api/accounts/v1/security/password/", {
    token,
    body: { current_password: password, new_password1: fresh, new_password2: fresh, ...body },
  });
const guess = (token: string, from: string, current_password = "not mine") =>
  t.request("POST /api/accounts/v1/security/leave/", { token, from, body: { current_password } });
const logsIn = async (email: string, secret: string) =>
  (await t.request("POST /api/accounts/v1/login/", { body: { email, password: secret } })).status === 200;

describe("guessing the password of a signed-in member", () => {
  it("leads to ever longer waits, across networks and calls", async () => {
    const { email } = await t.register();
    const [stolen, own] = [await t.login(email), await t.login(email)];
    for (let n = 1; n <= 3; n++) expect((await guess(stolen, network(n))).status).toBe(400);
    for (let n = 1; n <= 3; n++) expect((await change(stolen, { current_password: "not mine" })).status).toBe(400);
    const waits: number[] = [];
    for (let n = 4; n <= 13; n++) {
      const { status, body, headers } = await guess(stolen, network(n));
      expect([status, body]).toMatchObject([429, { code: "rate_limited" }]);
      expect((await change(stolen, { current_password: "not mine" })).status).toBe(429);
      waits.push(Number(headers["retry-after"]));
      t.advance(Number(headers["retry-after"]) * 1000);
      expect((await guess(stolen, network(n))).status).toBe(400);
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
    // The right password has to wait as well, but signing in does not.
    expect((await guess(stolen, network(14), password)).status).toBe(429);
    expect(await logsIn(email, password)).toBe(true);
    const other = await t.register();
    expect((await guess(await t.login(other.email), network(1))).status).toBe(400);
    t.advance(300_000);
    expect((await change(own)).status).toBe(200);
    expect(await logsIn(email, fresh)).toBe(true);
  });

  it("starts from zero again after the right password", async () => {
    const { email } = await t.register();
    const token = await t.login(email);
    for (let round = 1; round <= 3; round++) {
      for (let n = 1; n <= 5; n++) expect((await guess(token, network(n))).status).toBe(400);
      expect((await guess(token, network(1), password)).status).toBe(200);
    }
  });

  it("allows no more guesses when they are concurrent", async () => {
    const { email } = await t.register();
    const token = await t.login(email);
    const responses = await Promise.all(Array.from({ length: 20 }, (_, n) => guess(token, network(n + 1))));
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(6);
  });
});
