import { first, password } from "#test/app/members.ts";
import type { startGoogle } from "../peers/google.ts";
import { codeAt, withTwoFactor } from "../sign-in/authenticator.ts";
import { createDevice } from "../sign-in/passkeys.ts";
import { type PaidApp, proof, type Stock, thumbnail } from "./stock.ts";
import type { Writes } from "./writes.ts";

export function accountsWrites(
  t: PaidApp,
  { fresh, tokenOf, member, mailed, news, resetLink, unconfirmed, challengeFor, withPasskey, unique }: Stock,
  google: Awaited<ReturnType<typeof startGoogle>>,
) {
  return {
    "POST /api/accounts/v1/security/leave/": async () => ({ ...(await member()), body: proof }),
    "DELETE /api/accounts/v1/security/leave/": async () => {
      const { token } = await member();
      await t.ok("POST /api/accounts/v1/security/leave/", { token, body: proof });
      return { token };
    },
    "POST /api/accounts/v1/security/email/": async () => ({ ...(await member()), body: { ...proof, email: fresh() } }),
    "DELETE /api/accounts/v1/security/email/": async () => {
      const { token } = await member();
      await t.ok("POST /api/accounts/v1/security/email/", { token, body: { ...proof, email: fresh() } });
      return { token };
    },
    "POST /api/accounts/v1/email/change/": async () => {
      const { token } = await member();
      const email = fresh();
      await t.ok("POST /api/accounts/v1/security/email/", { token, body: { ...proof, email } });
      return { body: { token: await mailed(email, /change-email\/new\/([\w-]{43})\s/) } };
    },
    "POST /api/accounts/v1/email/confirm/": async () => {
      const { token, email } = await unconfirmed();
      await t.ok("POST /api/accounts/v1/security/confirmation/", { token });
      return { body: { token: await mailed(email, /confirm-email\/([\w-]{43})\s/) } };
    },
    "POST /api/accounts/v1/security/confirmation/": async () => ({ token: (await unconfirmed()).token }),
    "POST /api/accounts/v1/security/secondary-email/confirmation/": async () => {
      const { token, id } = await member();
      await t.query("update users set secondary_email = $2 where id = $1", [id, fresh()]);
      return { token };
    },
    "POST /api/accounts/v1/google/login/": async () => {
      const [access_token, sub] = [`ya29.${unique()}`, `sub-${unique()}`];
      google.know(access_token, {
        token: { aud: "films", azp: "films", sub, expires_in: "3599", exp: String(Date.now() / 1000 + 3599) },
        user: { sub, email: fresh(), email_verified: true, name: `Person ${unique()}` },
      });
      return { body: { access_token } };
    },
    "DELETE /api/accounts/v1/userlist/{id}/": async () => ({
      ...{ token: await tokenOf("superuser"), id: (await t.subscriber()).id, body: { reason: "A reason" } },
    }),
    "POST /api/accounts/v1/userlist/{id}/unblock/": async () => {
      const { id } = await member();
      await t.block(id);
      return { token: await tokenOf("superuser"), id };
    },
    "DELETE /api/accounts/v1/userlist/{id}/sessions/": async () => ({
      ...{ token: await tokenOf("superuser"), id: (await member()).id },
    }),
    "POST /api/accounts/v1/security/own-data/": async () => ({ token: (await member()).token, body: proof }),
    "POST /api/accounts/v1/passkeys/options/": async () => ({}),
    "POST /api/accounts/v1/passkeys/login/": async () => {
      const { device } = await withPasskey();
      const { challenge } = await t.ok("POST /api/accounts/v1/passkeys/options/");
      return { body: { credential: device.use(challenge) } };
    },
    "POST /api/accounts/v1/security/passkey-options/": async () => ({ token: (await member()).token, body: proof }),
    "POST /api/accounts/v1/security/passkeys/": async () => {
      const { token } = await member();
      return { token, body: { credential: createDevice().create(await challengeFor(token)) } };
    },
    "PATCH /api/accounts/v1/security/passkeys/{id}/": async () => {
      const { token, passkey } = await withPasskey();
      return { token, id: passkey, body: { name: "Another name" } };
    },
    "DELETE /api/accounts/v1/security/passkeys/{id}/": async () => {
      const { token, passkey } = await withPasskey();
      return { token, id: passkey, body: proof };
    },
    "POST /dj-rest-auth/password/reset/": async () => ({ body: { email: (await t.register()).email } }),
    "POST /reset-password/{uid}/{token}/": async () => {
      const next = "another lake, another dawn";
      const params = await resetLink();
      return { params, body: { ...params, new_password1: next, new_password2: next, remove_passkeys: true } };
    },
    "POST /api/accounts/v1/password-reset/passkeys/": async () => ({ body: await resetLink() }),
    "PATCH /api/accounts/v1/userlist/{id}/": async () => {
      const { token, id } = await member();
      return { token, id, form: { full_name: "Ada Lovelace", profile_pic: await thumbnail() } };
    },
    "POST /api/accounts/v1/register/": async () => ({
      body: { username: `new${unique()}`, email: fresh(), password, password2: password, is_superuser: false },
    }),
    "POST /api/accounts/v1/security/password/": async () => {
      const next = "another lake, another dawn";
      return { token: (await member()).token, body: { ...proof, new_password1: next, new_password2: next } };
    },
    "DELETE /api/accounts/v1/security/sessions/": async () => ({ token: (await member()).token }),
    "DELETE /api/accounts/v1/security/sessions/{id}/": async () => {
      const { token, id: user } = await member();
      const rows = await t.query<{ id: number }>("select id from sessions where user_id = $1", [user]);
      return { token, id: first(rows).id };
    },
    "POST /api/accounts/v1/login/": async () => ({
      body: { email: (await t.register()).email, password, offer: await news("signup\\?offer=") },
    }),
    "POST /api/accounts/v1/logout/": async () => ({ token: (await member()).token }),
    "POST /api/accounts/v1/security/two-factor/": async () => ({ token: (await member()).token, body: proof }),
    "POST /api/accounts/v1/security/two-factor/confirm/": async () => {
      const { token, code } = await withTwoFactor(t);
      await t.ok("POST /api/accounts/v1/security/two-factor/off/", { token, body: { ...proof, code: code() } });
      const { secret } = await t.ok("POST /api/accounts/v1/security/two-factor/", { token, body: proof });
      return { token, body: { code: codeAt(secret, t.clock()) } };
    },
    "POST /api/accounts/v1/security/two-factor/recovery-codes/": async () => {
      const { token, code } = await withTwoFactor(t);
      return { token, body: { ...proof, code: code() } };
    },
    "POST /api/accounts/v1/security/two-factor/off/": async () => {
      const { token, code } = await withTwoFactor(t);
      return { token, body: { ...proof, code: code() } };
    },
  } satisfies Writes;
}
