/**
 * Checks that responses do not reveal whether an email address is known, unknown or blocked, over 1,000 sign-ins and
 * 1,000 password resets, interleaved. Fails if median response times differ by more than 5 %, or a byte of the
 * responses differs. Run: npm run timing -w bench
 */
import { RegisteredUser } from "@mindreel/contract/accounts/registration";
import { Value } from "typebox/value";
import { withFilled } from "../support/filled.ts";
import { machine, revision } from "../support/machine.ts";
import { quantile } from "../support/measure.ts";

const rounds = 334;
const password = "a quiet lake at dawn";
const kinds = ["known", "unknown", "blocked"] as const;
/**
 * Every order, so that each kind follows each other one equally often: a call waits a little for the mail that the call
 * before it caused.
 */
const orders = kinds.flatMap((first) => {
  const others = kinds.filter((kind) => kind !== first);
  return [
    [first, ...others],
    [first, ...others.toReversed()],
  ];
});

await withFilled(null, async ({ url, headers }) => {
  console.log(`${machine()}, revision ${revision()}`);
  const json = { "Content-Type": "application/json" };
  const post = (path: string, body: object) =>
    fetch(`${url}${path}`, { method: "POST", headers: json, body: JSON.stringify(body) });
  const register = async (username: string): Promise<number> => {
    const account = { username, email: `${username}@example.com`, password, password2: password };
    return Value.Parse(RegisteredUser, await (await post("/api/accounts/v1/register/", account)).json()).id;
  };
  await register("known");
  const blocked = await register("blocked");
  const block = await fetch(`${url}/api/accounts/v1/userlist/${blocked}/`, { method: "DELETE", headers });
  if (block.status !== 204) throw new Error(`blocking: ${block.status}`);

  const calls = {
    // The blocked member's attempts use the right password.
    "sign-in": (kind: string) =>
      post("/api/accounts/v1/login/", {
        email: `${kind}@example.com`,
        password: kind === "blocked" ? password : "not this one",
      }),
    reset: (kind: string) => post("/dj-rest-auth/password/reset/", { email: `${kind}@example.com` }),
  };
  console.log("| call | address | p50 ms | p95 ms |\n| --- | --- | --- | --- |");
  for (const [name, call] of Object.entries(calls)) {
    const taken = new Map<string, number[]>(kinds.map((kind) => [kind, []]));
    const responses = new Set<string>();
    for (let round = -24; round < rounds; round++) {
      for (const kind of orders[(round + 24) % orders.length] ?? []) {
        const start = performance.now();
        const response = await call(kind);
        const text = await response.text();
        if (round >= 0) taken.get(kind)?.push(performance.now() - start);
        responses.add(`${response.status} ${text}`);
      }
    }
    const medians = kinds.map((kind) => {
      const sorted = (taken.get(kind) ?? []).toSorted((a, b) => a - b);
      const median = quantile(sorted, 0.5);
      console.log(`| ${name} | ${kind} | ${median.toFixed(2)} | ${quantile(sorted, 0.95).toFixed(2)} |`);
      return median;
    });
    const spread = Math.max(...medians) / Math.min(...medians) - 1;
    console.log(`${name}: medians within ${(spread * 100).toFixed(1)} %, ${responses.size} different responses`);
    if (spread > 0.05 || responses.size !== 1) process.exitCode = 1;
  }
});
