import { api, type Call } from "@mindreel/contract/api";
import { afterAll, describe, expect, it, vi } from "vitest";
import { picture } from "#fixtures/pictures.ts";
import { codeAt, withTwoFactor } from "#test/authenticator.ts";
import { libraryOf } from "#test/library.ts";
import { first, password, type Role } from "#test/members.ts";
import { createDevice } from "#test/passkeys.ts";
import { startGoogle } from "#test/peers/google.ts";
import { startPaidApp } from "#test/peers/payments.ts";
import type { RequestOptions } from "#test/request.ts";

/** A transaction that asked for a second connection would never get one. */
const connections = 1;

const google = await startGoogle();
afterAll(() => google.stop());
const found = { state: "found", title: "A film", description: "About it.", seconds: 60, picture: "still" } as const;
const videoSources = {
  probe: async () => found,
  peek: async () => ({ status: 200, date: null, text: "", leadsTo: [] }),
  measuredAtOnce: () => 1,
  measure: async () => [60],
  fetchPicture: () => picture("jpeg", 640, 360),
};
const t = await startPaidApp(
  { rateLimits: true, google: { clientId: "films", apiBase: google.url } },
  {},
  { connections, videoSources },
);
// The emulator keeps real time.
t.advance(Date.now() - Number(t.clock()));

type Write = Exclude<Call, `GET ${string}`>;

const proof = { current_password: password };
const person = { first_name: "Ada", last_name: "Lovelace", age: 36, country: "Norway" };
let made = 0;
const fresh = () => `fresh${++made}@example.org`;

const tokenOf = async (role: Role) => first(await t.members(role, 1)).token;

/** A member with a password, signed in. */
async function member(role: Role = "member") {
  const user = await t.register(role);
  return { ...user, token: await t.login(user.email) };
}

/** The token of the first link to a page in a mail to somebody. */
async function mailed(email: string, link: RegExp): Promise<string> {
  const find = () => t.mails.flatMap(({ to, text }) => (to === email ? (link.exec(text)?.[1] ?? []) : []))[0];
  return vi.waitFor(() => find() ?? expect.fail(`no mail to ${email}`), { timeout: 20_000 });
}

async function news(page: "signup\\?offer=" | "unsubscribe/"): Promise<string> {
  const email = fresh();
  await t.ok("POST /api/subscriber/v1/subscriberlist/", { body: { ...person, secondary_email: email } });
  return mailed(email, new RegExp(`/${page}([\\w.-]+)\\s`));
}

/** The two parts of a mailed link, of a member with a passkey. */
async function resetLink() {
  const { id, email } = await withPasskey();
  await t.ok("POST /dj-rest-auth/password/reset/", { body: { email } });
  return { uid: String(id), token: await mailed(email, /reset-password\/\d+\/([\w-]{43})\s/) };
}

async function unconfirmed() {
  const user = await member();
  await t.query("update users set email_confirmed_at = null where id = $1", [user.id]);
  return user;
}

async function challengeFor(token: string): Promise<string> {
  const options = await t.ok("POST /api/accounts/v1/security/passkey-options/", { token, body: proof });
  return (options as { challenge: string }).challenge;
}

async function withPasskey() {
  const user = await member();
  const device = createDevice();
  const credential = device.create(await challengeFor(user.token));
  const { id: passkey } = await t.ok("POST /api/accounts/v1/security/passkeys/", {
    ...{ token: user.token, body: { credential } },
  });
  return { ...user, device, passkey };
}

async function category(): Promise<{ token: string; id: number }> {
  return { token: await tokenOf("superuser"), id: await libraryOf(t, "").category(`Category ${++made}`) };
}

async function video(): Promise<{ token: string; id: number }> {
  const token = await tokenOf("superuser");
  return { token, id: first(await libraryOf(t, token).fill([{}])) };
}

/** A pro member, and a video as the lists and likes name it. */
async function viewer() {
  const { id: user, token } = first(await t.members("pro", 1));
  const { id } = await video();
  return { user, token, id, list: { user, video: [id] }, like: { likevideo: id, likeusers: [user] } };
}

async function withLike() {
  const { token, user, like } = await viewer();
  const { id } = await t.ok("POST /api/category/v1/like/videos/", { token, body: like });
  return { token, id, user, like };
}

async function withList(kind: "save" | "recent") {
  const { token, list, id: video } = await viewer();
  const { id } = await t.ok(`POST /api/category/v1/${kind}/videos/`, { token, body: list });
  return { token, id, list, video };
}

const protectedHost = () => ({
  host: `host-${++made}.b-cdn.net`,
  provider: "bunny_cdn",
  secret: "a-shared-secret-of-ours",
});

async function withProtectedHost() {
  const token = await tokenOf("superuser");
  return { token, ...(await t.ok("PUT /api/playback/v1/sources/", { token, body: protectedHost() })) };
}

const thumbnail = async () => new Blob([await picture()]);
const freeMonth = { days: 30, reason: "For a nice letter" };

/**
 * A request for every call that is not a GET, which reaches its real transaction and succeeds. A new call needs a row
 * here.
 */
const writes: Record<Write, () => Promise<RequestOptions>> = {
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
    const [access_token, sub] = [`ya29.${++made}`, `sub-${made}`];
    google.know(access_token, {
      token: { aud: "films", azp: "films", sub, expires_in: "3599", exp: String(Date.now() / 1000 + 3599) },
      user: { sub, email: fresh(), email_verified: true, name: `Person ${made}` },
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
    body: { username: `new${++made}`, email: fresh(), password, password2: password, is_superuser: false },
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
  "POST /api/category/v1/create-checkout-session/": async () => ({ token: (await member()).token }),
  "POST /api/billing/v1/members/{id}/free-time/": async () => ({
    ...{ token: await tokenOf("superuser"), id: (await member()).id, body: freeMonth },
  }),
  "DELETE /api/billing/v1/free-time/{id}/": async () => {
    const [token, { id: user }] = [await tokenOf("superuser"), await member()];
    await t.ok("POST /api/billing/v1/members/{id}/free-time/", { token, id: user, body: freeMonth });
    const rows = await t.query<{ id: number }>("select id from free_time where user_id = $1", [user]);
    return { token, id: first(rows).id };
  },
  "POST /api/billing/v1/events/{id}/replay/": async () => {
    await t.subscriber();
    const id = first(await t.query<{ id: string }>("select id from payment_events limit 1")).id;
    return { token: await tokenOf("superuser"), id };
  },
  "POST /api/billing/v1/reconciliation/": async () => ({ token: await tokenOf("superuser") }),
  "POST /api/billing/v1/reconciliation/heal/": async () => {
    const { subscription } = await t.subscriber();
    await t.query("update subscriptions set status = 'canceled', renews = false where id = $1", [subscription]);
    const token = await tokenOf("superuser");
    await t.ok("POST /api/billing/v1/reconciliation/", { token });
    const state = () => t.ok("GET /api/billing/v1/reconciliation/", { token });
    await expect.poll(async () => (await state()).running, { timeout: 20_000 }).toBe(false);
    return { token, body: {} };
  },
  "POST /api/billing/v1/portal/": async () => ({ token: (await t.subscriber()).token }),
  "POST /api/category/v1/categories/": async () => ({
    ...{ token: await tokenOf("superuser"), form: { name: "Nature", category_thumbnail: await thumbnail() } },
  }),
  "PATCH /api/category/v1/categories/{id}/": async () => ({
    ...{ ...(await category()), form: { name: "Renamed", category_thumbnail: await thumbnail() } },
  }),
  "DELETE /api/category/v1/categories/{id}/": category,
  "POST /api/admin/v1/categories/{id}/restore/": async () => {
    const { token, id } = await category();
    await t.ok("DELETE /api/category/v1/categories/{id}/", { token, id });
    return { token, id };
  },
  "POST /api/admin/v1/health/check/": async () => ({ token: await tokenOf("superuser") }),
  "POST /api/admin/v1/health/stills/": async () => ({ token: await tokenOf("superuser") }),
  "POST /api/admin/v1/health/videos/{id}/check/": video,
  "POST /api/admin/v1/health/videos/{id}/fill/": video,
  "PATCH /api/admin/v1/videos/": async () => {
    const [{ token, id }, into] = [await video(), await category()];
    return { token, body: { videos: [{ id, category: into.id }] } };
  },
  "POST /api/admin/v1/videos/delete/": async () => {
    const { token, id } = await video();
    return { token, body: { ids: [id] } };
  },
  "POST /api/admin/v1/videos/restore/": async () => {
    const { token, id } = await video();
    await t.ok("POST /api/admin/v1/videos/delete/", { token, body: { ids: [id] } });
    return { token, body: { ids: [id] } };
  },
  "POST /api/category/v1/video/": async () => {
    const { token, id } = await category();
    const address = { youtube_video_link: "https://youtu.be/aqz-KE-bpKQ", video_oid: "aqz-KE-bpKQ" };
    return { token, form: { title: "A film", category: String(id), ...address, videos_thumbnail: await thumbnail() } };
  },
  "PATCH /api/category/v1/video/{id}/": async () => ({
    ...{ ...(await video()), form: { title: "Another title", videos_thumbnail: await thumbnail() } },
  }),
  "DELETE /api/category/v1/video/{id}/": video,
  "POST /api/category/v1/import/": async () => {
    const lines = [{ line: 1, url: "https://youtu.be/eRsGyueVLvQ", category: "Imported" }];
    return { token: await tokenOf("superuser"), body: { lines } };
  },
  "POST /api/category/v1/like/videos/": async () => {
    const { token, like } = await viewer();
    return { token, body: like };
  },
  "PUT /api/category/v1/like/videos/{id}/": async () => {
    const { token, id, like } = await withLike();
    return { token, id, body: like };
  },
  "PATCH /api/category/v1/like/videos/{id}/": async () => {
    const { token, id, user } = await withLike();
    return { token, id, body: { remove: [user] } };
  },
  "POST /api/category/v1/save/videos/": async () => {
    const { token, list } = await viewer();
    return { token, body: list };
  },
  "PUT /api/category/v1/save/videos/{id}/": async () => {
    const { token, id, list } = await withList("save");
    return { token, id, body: list };
  },
  "PATCH /api/category/v1/save/videos/{id}/": async () => {
    const { token, id, video: remove } = await withList("save");
    return { token, id, body: { remove: [remove] } };
  },
  "POST /api/category/v1/recent/videos/": async () => {
    const { token, list } = await viewer();
    return { token, body: list };
  },
  "PUT /api/category/v1/recent/videos/{id}/": async () => {
    const { token, id, list } = await withList("recent");
    return { token, id, body: list };
  },
  "PATCH /api/category/v1/recent/videos/{id}/": async () => {
    const { token, id, video: remove } = await withList("recent");
    return { token, id, body: { remove: [remove] } };
  },
  "POST /api/category/v1/watch/videos/": async () => {
    const { token, id } = await viewer();
    return { token, body: { video: id, seconds: 0 } };
  },
  "POST /api/billing/v1/offer/": async () => ({
    ...{ token: (await member()).token, body: { offer: await news("signup\\?offer=") } },
  }),
  "POST /api/subscriber/v1/import/": async () => ({
    ...{ token: await tokenOf("superuser"), body: { lines: [{ line: 1, secondary_email: fresh() }] } },
  }),
  "POST /api/subscriber/v1/subscriberlist/": async () => ({ body: { ...person, secondary_email: fresh() } }),
  "POST /api/public/v1/web-vitals/": async () => ({
    body: { device: "phone", views: [{ page: "landing", visit: "load", lcp: 900, inp: 40, cls: 0 }] },
  }),
  "POST /api/playback/v1/videos/{id}/": async () => viewer(),
  "PUT /api/playback/v1/videos/{id}/position/": async () => ({
    ...(await viewer()),
    body: { position: 10, duration: 100, session: "play", seq: 1 },
  }),
  "PUT /api/playback/v1/videos/{id}/watched/": async () => ({ ...(await viewer()), body: { watched: true } }),
  "DELETE /api/playback/v1/plays/{session}/": async () => {
    const { token, id } = await viewer();
    const { session } = await t.ok("POST /api/playback/v1/videos/{id}/", { token, id });
    return { token, params: { session } };
  },
  "DELETE /api/playback/v1/continue/{id}/": async () => {
    const { token, id } = await viewer();
    const body = { position: 10, duration: 100, session: "play", seq: 1 };
    await t.ok("PUT /api/playback/v1/videos/{id}/position/", { token, id, body });
    return { token, id };
  },
  "PUT /api/playback/v1/sources/": async () => ({ token: await tokenOf("superuser"), body: protectedHost() }),
  "DELETE /api/playback/v1/sources/{id}/": async () => withProtectedHost(),
  "POST /api/playback/v1/sources/{id}/test/": async () => {
    const { token, id, host } = await withProtectedHost();
    return { token, id, body: { url: `https://${host}/film.mp4` } };
  },
  "POST /api/subscriber/v1/unsubscribe/{token}/": async () => ({ params: { token: await news("unsubscribe/") } }),
};

describe("with a pool of one connection", { timeout: 60_000 }, () => {
  it("has a row for every write of the contract", () => {
    const expected = Object.keys(api).filter((call) => !call.startsWith("GET "));
    expect(Object.keys(writes).toSorted()).toEqual(expected.toSorted());
  });

  it.each(Object.entries(writes))("%s succeeds", async (name, prepare) => {
    const call = name as Write;
    const { token, ...options } = await prepare();
    const { status, body } = await t.request(call, { ...options, token, from: "192.0.2.1" });
    expect([status, status === api[call].answer.status ? undefined : body]).toEqual([
      api[call].answer.status,
      undefined,
    ]);
  });

  it("runs every job, those of the night included", async () => {
    await t.query("insert into pgboss.job (name) select name from pgboss.schedule");
    await t.query("update pgboss.job set start_after = now() where state = 'created'");
    const left = () =>
      t.query(
        "select name, state, output from pgboss.job where state <> 'completed' and name not like '\\_\\_pgboss%'",
      );
    await expect.poll(left, { timeout: 45_000, interval: 250 }).toEqual([]);
  });
});
