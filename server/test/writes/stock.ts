import { expect, vi } from "vitest";
import { picture } from "#fixtures/pictures.ts";
import { first, password, type Role } from "#test/app/members.ts";
import { libraryOf } from "../library/library.ts";
import type { startPaidApp } from "../peers/payments.ts";
import { createDevice } from "../sign-in/passkeys.ts";

export type PaidApp = Awaited<ReturnType<typeof startPaidApp>>;

export const proof = { current_password: password };
export const person = { first_name: "Ada", last_name: "Lovelace", age: 36, country: "Norway" };
export const thumbnail = async () => new Blob([await picture()]);

/** Creates the preconditions of calls that write, new for each call. */
export function createStock(t: PaidApp) {
  let made = 0;
  const fresh = () => `fresh${++made}@example.org`;

  const tokenOf = async (role: Role) => first(await t.members(role, 1)).token;

  /** A signed-in member with a password. */
  async function member(role: Role = "member") {
    const user = await t.register(role);
    return { ...user, token: await t.login(user.email) };
  }

  /** The token of the first matching link in a mail to an address. */
  async function mailed(email: string, link: RegExp): Promise<string> {
    const find = () => t.mails.flatMap(({ to, text }) => (to === email ? (link.exec(text)?.[1] ?? []) : []))[0];
    return vi.waitFor(() => find() ?? expect.fail(`no mail to ${email}`));
  }

  async function news(page: "signup\\?offer=" | "unsubscribe/"): Promise<string> {
    const email = fresh();
    await t.ok("POST /api/subscriber/v1/subscriberlist/", { body: { ...person, secondary_email: email } });
    return mailed(email, new RegExp(`/${page}([\\w.-]+)\\s`));
  }

  /** The two parts of a mailed reset link, for a member with a passkey. */
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

  async function series(): Promise<{ token: string; id: number; videos: number[] }> {
    const { token, id: episode } = await video();
    const { id } = await t.ok("POST /api/series/v1/series/", { token, body: { title: `Series ${++made}` } });
    await t.ok("PATCH /api/admin/v1/videos/", { token, body: { videos: [{ id: episode, series: { id } }] } });
    return { token, id, videos: [episode] };
  }

  async function video(): Promise<{ token: string; id: number }> {
    const token = await tokenOf("superuser");
    return { token, id: first(await libraryOf(t, token).fill([{}])) };
  }

  /** A pro member, and a video in the form that lists and likes use. */
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

  const unique = () => ++made;
  return {
    unique,
    fresh,
    tokenOf,
    member,
    mailed,
    news,
    resetLink,
    unconfirmed,
    challengeFor,
    withPasskey,
    category,
    series,
    video,
    viewer,
    withLike,
    withList,
    protectedHost,
    withProtectedHost,
  };
}

export type Stock = ReturnType<typeof createStock>;
