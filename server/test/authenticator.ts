import { createHmac } from "node:crypto";
import type { TestApp } from "#test/app/app.ts";
import { password } from "#test/app/members.ts";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** An authenticator app: an independent implementation of RFC 6238 with SHA-1, six digits and 30 seconds. */
export function codeAt(secret: string, moment: Date): string {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(moment.getTime() / 30_000)));
  const mac = createHmac("sha1", key).update(step).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}

/** A member who turned on two-factor sign-in 30 seconds ago, so that the current code is unused. */
export async function withTwoFactor(t: TestApp, role: "member" | "superuser" = "member") {
  const user = await t.register(role);
  const token = await t.login(user.email);
  const proof = { current_password: password };
  const { secret } = await t.ok("POST /api/accounts/v1/security/two-factor/", { token, body: proof });
  const code = () => codeAt(secret, t.clock());
  const { recovery_codes } = await t.ok("POST /api/accounts/v1/security/two-factor/confirm/", {
    token,
    body: { code: code() },
  });
  t.advance(30_000);
  return { ...user, token, secret, code, recoveryCodes: recovery_codes };
}
