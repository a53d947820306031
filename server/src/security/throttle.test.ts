import { type Challenge, Proof } from "@mindreel/contract/wire/proof-of-work";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { Value } from "typebox/value";
import { describe, expect, it } from "vitest";
import { ProofRequired } from "#domain/errors.ts";
import { startApp } from "#test/app/app.ts";
import { password } from "#test/app/members.ts";
import type { CallResponse } from "#test/app/request.ts";
import { createThrottler, networkOf } from "./throttle.ts";

const t = await startApp({ config: { rateLimits: true } });
let networks = 0;
type Throttler = Awaited<ReturnType<typeof createThrottler>>;
/** An unused IP address. */
const elsewhere = () => `198.51.${100 + Math.floor(++networks / 250)}.${networks % 250}`;

const wrong = "not this one";
const login = (email: string, secret: string, from: string, headers: Record<string, string> = {}) =>
  t.request("POST /api/accounts/v1/login/", { body: { email, password: secret }, from, headers });

const challengeOf = ({ body }: CallResponse) =>
  Value.Parse(Proof.properties.challenge, (body as { challenge: unknown }).challenge);

async function solve(challenge: Challenge): Promise<Proof> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error("not solved");
  return { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } };
}
const headersOf = (proof: unknown) => ({ "proof-of-work": Buffer.from(JSON.stringify(proof)).toString("base64") });
const proven = async (response: CallResponse) => headersOf(await solve(challengeOf(response)));

/** Fails to sign in until proof of work is requested. @returns the number of failures before that */
async function failUntilAsked(email: string, from: () => string): Promise<{ failures: number; asked: CallResponse }> {
  for (let failures = 0; failures < 200; failures++) {
    const response = await login(email, wrong, from());
    if (response.status === 429) return { failures, asked: response };
    expect(response).toMatchObject({ status: 401, body: { code: "login_failed" } });
  }
  throw new Error("nobody was asked");
}

describe("failed sign-ins", () => {
  it("from one network have to wait after the tenth, twice as long each time; waiting suffices", async () => {
    const { email } = await t.register();
    const from = elsewhere();
    const { failures, asked } = await failUntilAsked(email, () => from);
    expect(failures).toBe(11);
    expect(asked.body).toEqual({
      message: "Too many attempts. Please wait 2 seconds and try again.",
      code: "proof_required",
      challenge: expect.any(Object),
    });
    expect(asked.headers["retry-after"]).toBe("2");
    const waits: number[] = [];
    for (let n = 0; n < 5; n++) {
      const { headers } = await login(email, wrong, from);
      waits.push(Number(headers["retry-after"]));
      t.advance(Number(headers["retry-after"]) * 1000);
      expect((await login(email, wrong, from)).status).toBe(401);
    }
    expect(waits).toEqual([2, 4, 8, 16, 32]);
    t.advance(64_000);
    expect((await login(email, password, from)).status).toBe(200);
    // A success resets the count.
    expect((await failUntilAsked(email, () => from)).failures).toBe(11);
  });

  it("wear off with time", async () => {
    const from = elsewhere();
    await failUntilAsked("quiet@example.com", () => from);
    t.advance(20 * 60_000);
    expect((await failUntilAsked("quiet@example.com", () => from)).failures).toBe(11);
  });

  it("get identical responses for known, unknown and blocked email addresses, in upper and lower case", async () => {
    const [known, blocked] = [await t.register(), await t.register()];
    await t.block(blocked.id);
    const texts: string[] = [];
    for (const email of [known.email, "unknown@example.com", blocked.email]) {
      const from = elsewhere();
      let odd = false;
      const spelled = () => {
        odd = !odd;
        return odd ? email : email.toUpperCase();
      };
      const seen: unknown[] = [];
      for (let n = 0; n < 13; n++) {
        const { status, body, headers } = await login(spelled(), blocked.email === email ? password : wrong, from);
        const { challenge: _, ...rest } = body as { challenge?: unknown };
        seen.push([status, rest, headers["retry-after"], Object.keys(headers)]);
      }
      texts.push(JSON.stringify(seen));
    }
    expect(texts[0]).toContain("proof_required");
    expect(new Set(texts).size).toBe(1);
  });

  it("count towards the account however its email address is spelled", async () => {
    const email = "indivisible@example.com";
    await t.ok("POST /api/accounts/v1/register/", {
      body: { username: "indivisible", email, password, password2: password },
      from: elsewhere(),
    });
    expect((await login(email.toUpperCase(), password, elsewhere())).status).toBe(200);
    // PostgreSQL lowercases this to the same text, so it would find the account under several spellings.
    expect((await login(email.replace("i", "İ"), password, elsewhere())).status).toBe(401);
  });

  it("from many networks lock no member out, on known networks or new ones", async () => {
    const { email } = await t.register();
    const [home, hotel] = [elsewhere(), elsewhere()];
    expect((await login(email, password, home)).status).toBe(200);
    const { failures } = await failUntilAsked(email, elsewhere);
    expect(failures).toBe(31);
    expect((await login(email, password, home)).status).toBe(200);
    const asked = await login(email, password, hotel);
    expect(asked.status).toBe(429);
    expect((await login(email, password, hotel, await proven(asked))).status).toBe(200);
    // The new network is known from now on.
    expect((await login(email, password, hotel)).status).toBe(200);
  });

  it("all count if concurrent", async () => {
    const from = elsewhere();
    const responses = await Promise.all(Array.from({ length: 20 }, () => login("rushed@example.com", wrong, from)));
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(11);
  });
});

describe("a proof of work", () => {
  it("permits one call once, which is still counted", async () => {
    const { email } = await t.register();
    const from = elsewhere();
    const { asked } = await failUntilAsked(email, () => from);
    const headers = await proven(asked);
    expect((await login(email, wrong, from, headers)).status).toBe(401);
    const again = await login(email, wrong, from, headers);
    expect(again).toMatchObject({ status: 429, body: { code: "proof_required" } });
    expect(Number(again.headers["retry-after"])).toBe(4);
    expect((await login(email, password, from, await proven(again))).status).toBe(200);
  });

  it("permits only one of several concurrent calls", async () => {
    const from = elsewhere();
    const { asked } = await failUntilAsked("copied@example.com", () => from);
    const headers = await proven(asked);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => login("copied@example.com", wrong, from, headers)),
    );
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(1);
  });

  it("is refused for another caller or call, if expired or forged, and if it is too little work", async () => {
    const { email } = await t.register();
    const [from, other] = [elsewhere(), elsewhere()];
    const { asked } = await failUntilAsked(email, () => from);
    await failUntilAsked(email, () => other);
    await failUntilAsked("other@example.com", () => from);
    const proof = await solve(challengeOf(asked));
    const { challenge, solution } = proof;
    const { parameters } = challenge;
    const changed = (change: object) => ({
      ...proof,
      challenge: { ...challenge, parameters: { ...parameters, ...change } },
    });
    for (const forged of [
      null,
      {},
      "x",
      { challenge, solution: { ...solution, derivedKey: "00".repeat(32) } },
      { challenge, solution: { counter: -1, derivedKey: "" } },
      { challenge: { ...challenge, signature: "0".repeat(64) }, solution },
      changed({ keyPrefix: "00" }),
      changed({ cost: 1 }),
      changed({ data: { ...parameters.data, until: 9e15 } }),
    ]) {
      expect((await login(email, wrong, from, headersOf(forged))).status, JSON.stringify(forged)).toBe(429);
    }
    expect((await login(email, wrong, from, { "proof-of-work": "%%" })).status).toBe(429);
    expect((await login(email, wrong, other, headersOf(proof))).status).toBe(429);
    expect((await login("other@example.com", wrong, from, headersOf(proof))).status).toBe(429);
    const row = await t.query<{ level: number }>("select max(level) as level from attempts");
    expect(row[0]?.level).toBeGreaterThan(10);
    // More work is required by now, so the earlier solution is insufficient.
    await t.query(
      "update attempts set level = level + 20, free_at = $1::timestamptz + interval '5 minutes' where level > 9",
      [t.clock()],
    );
    const dearer = await login(email, wrong, from, headersOf(proof));
    expect(dearer.status).toBe(429);
    expect(challengeOf(dearer).parameters.data.work).toBeGreaterThan(parameters.data.work);
    const late = await solve({ ...challengeOf(dearer) });
    t.advance(2 * 60_000 + 1000);
    expect((await login(email, wrong, from, headersOf(late))).status).toBe(429);
  });

  it("is required of callers that fill in the honeypot field", async () => {
    const from = elsewhere();
    const names = { first_name: "A", last_name: "B", age: 30, country: "Norway", secondary_email: "a@example.com" };
    const account = { username: "trapped", email: "trapped@example.com", password, password2: password };
    const calls = [
      ["POST /api/accounts/v1/register/", account, 201],
      ["POST /dj-rest-auth/password/reset/", { email: "a@example.com" }, 200],
      ["POST /api/subscriber/v1/subscriberlist/", names, 201],
      ["POST /api/accounts/v1/login/", { email: account.email, password }, 200],
    ] as const;
    for (const [call, good, status] of calls) {
      const body = { ...good, website: "https://spam.example" };
      const asked = await t.request(call, { body, from });
      expect([asked.status, asked.body], call).toMatchObject([429, { code: "proof_required" }]);
      expect((await t.request(call, { body: { ...good, website: "" }, from })).status, call).toBe(status);
    }
    const body = { email: "a@example.com", website: "https://spam.example" };
    const asked = await t.request("POST /dj-rest-auth/password/reset/", { body, from });
    const again = { body, from, headers: await proven(asked) };
    expect((await t.request("POST /dj-rest-auth/password/reset/", again)).status).toBe(200);
  });
});

/** Two servers in turn let a network's calls through, until both refuse the next one. */
async function expectSharedCount(one: Throttler, two: Throttler): Promise<void> {
  const anonymous = { email: undefined, proof: undefined, suspicious: false };
  const caller = { ...anonymous, call: "POST /anywhere/", ipAddress: elsewhere() };
  for (let n = 0; n < 61; n++) await (n % 2 === 0 ? one : two).enter({}, caller);
  for (const throttler of [one, two]) await expect(throttler.enter({}, caller)).rejects.toThrow(ProofRequired);
}

describe("other open calls", () => {
  const until429 = async (make: () => Promise<CallResponse>): Promise<number> => {
    for (let n = 0; n < 100; n++) {
      const { status, body } = await make();
      if (status === 429) {
        expect(body).toMatchObject({ code: "proof_required" });
        return n;
      }
    }
    return 100;
  };

  it("are counted by their email address, across all networks", async () => {
    const ask = (email: string) => () =>
      t.request("POST /dj-rest-auth/password/reset/", { body: { email }, from: elsewhere() });
    expect(await until429(ask("mailed@example.com"))).toBe(6);
    expect(await until429(ask("MAILED@example.com"))).toBe(0);
    expect((await ask("another@example.com")()).status).toBe(200);
    const person = { first_name: "A", last_name: "B", age: 30, country: "Norway", secondary_email: "news@example.com" };
    const news = () => t.request("POST /api/subscriber/v1/subscriberlist/", { body: person, from: elsewhere() });
    expect(await until429(news)).toBe(6);
    const account = { username: "many", email: "many@example.com", password, password2: password };
    const register = () => t.request("POST /api/accounts/v1/register/", { body: account, from: elsewhere() });
    expect(await until429(register)).toBe(11);
  });

  it("are counted by the caller's network, across all email addresses", async () => {
    const throttler = await createThrottler(t.database.db, t.clock);
    const enter = (email: string, ipAddress: string) =>
      throttler.enter({}, { call: "POST /somewhere/", ipAddress, email, proof: undefined, suspicious: false });
    for (let n = 0; n < 61; n++) await enter(`sprayed${n}@example.com`, `2001:db8::${n}`);
    await expect(enter("sprayed@example.com", "2001:db8::ffff")).rejects.toThrow(ProofRequired);
    await enter("sprayed@example.com", "2001:db9::ffff");
  });

  it("are counted across servers", async () => {
    const [one, two] = [await createThrottler(t.database.db, t.clock), await createThrottler(t.database.db, t.clock)];
    await expectSharedCount(one, two);
  });

  it("are accepted in any order, on servers whose clocks differ by seconds", async () => {
    const behind = () => new Date(t.clock().getTime() - 5000);
    const [one, two] = [await createThrottler(t.database.db, t.clock), await createThrottler(t.database.db, behind)];
    await expectSharedCount(one, two);
  });

  it("store no readable address, and are deleted after a day; known networks after 30", async () => {
    const { email } = await t.register();
    expect((await login(email, password, elsewhere())).status).toBe(200);
    for (let n = 0; n < 10; n++) await login(`forgotten${n}@example.com`, wrong, elsewhere());
    const kept = async () => (await t.query("select 1 from attempts")).length;
    expect(await kept()).toBeGreaterThan(20);
    expect(await t.query("select 1 from attempts a where a::text ~ '@|198[.]51'")).toEqual([]);
    const { sweep } = await createThrottler(t.database.db, t.clock);
    t.advance(25 * 3_600_000);
    await sweep();
    const known = await t.query<{ level: number }>("select level from attempts");
    expect(new Set(known.map(({ level }) => level))).toEqual(new Set([0]));
    t.advance(30 * 86_400_000);
    await sweep();
    expect(await kept()).toBe(0);
  });
});

it.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:DB8:1:2::1", "2001:db8:1:2"],
  ["2001:0db8:0001:0002:ffff::", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
])("counts %s as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
