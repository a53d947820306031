import { expect, vi } from "vitest";
import { picture } from "#fixtures/pictures.ts";
import { createSignedIds } from "#security/signed-ids.ts";
import { first, password, type Role } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";
import { createDevice } from "#test/passkeys.ts";
import type { startGoogle } from "#test/peers/google.ts";
import type { startPaidApp } from "#test/peers/payments.ts";
import type { startS3 } from "#test/peers/s3.ts";

type PaidApp = Awaited<ReturnType<typeof startPaidApp>>;
type Google = Awaited<ReturnType<typeof startGoogle>>;
type S3 = Awaited<ReturnType<typeof startS3>>;

export const proof = { current_password: password };
export const person = { first_name: "Ada", last_name: "Lovelace", age: 36, country: "Norway" };
export const thumbnail = async () => new Blob([await picture()]);
export const content = {
  ...{ subject: "Owls", preview_text: "", body: "Here.", videos: [] },
  ...{ audience: ["subscribers"], language: null, version: 1 },
};

/** Creates the preconditions of requests, new for each. */
export function createWorld(t: PaidApp, google: Google, s3: S3) {
  let made = 0;
  const fresh = () => `fresh${++made}@example.org`;

  const tokenOf = async (role: Role) => first(await t.members(role, 1)).token;
  const superuser = async () => first(await t.members("superuser", 1));

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

  /** The link by which somebody who unsubscribed gets news again. */
  async function newsAgain(): Promise<string> {
    const body = { ...person, secondary_email: fresh() };
    const signUp = () => t.ok("POST /api/subscriber/v1/subscriberlist/", { body });
    await signUp();
    const token = await mailed(body.secondary_email, /\/unsubscribe\/([\w.-]+)\s/);
    await t.ok("POST /api/subscriber/v1/unsubscribe/{token}/", { params: { token } });
    await signUp();
    return mailed(body.secondary_email, /\/news-again\/([\w.-]+)\s/);
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

  async function category(name = `Category ${++made}`): Promise<{ token: string; id: number }> {
    return { token: await tokenOf("superuser"), id: await libraryOf(t, "").category(name) };
  }

  async function series(title = `Series ${++made}`): Promise<{ token: string; id: number; videos: number[] }> {
    const { token, id: episode } = await video();
    const { id } = await t.ok("POST /api/series/v1/series/", { token, body: { title } });
    await t.ok("PATCH /api/admin/v1/videos/", { token, body: { videos: [{ id: episode, series: { id } }] } });
    return { token, id, videos: [episode] };
  }

  async function video(title = "A video"): Promise<{ token: string; id: number }> {
    const token = await tokenOf("superuser");
    return { token, id: first(await libraryOf(t, token).fill([{ title }])) };
  }

  /** A pro member, and a video in the form that lists and likes use. */
  async function viewer() {
    const { id: user, token } = first(await t.members("pro", 1));
    const { id } = await video();
    return { user, token, id, list: { user, video: [id] }, like: { likevideo: id, likeusers: [user] } };
  }

  /** A request for videos of a pro member. */
  async function asked(text = `Something that is not here ${++made}`) {
    const token = await tokenOf("pro");
    return { token, id: (await t.ok("POST /api/requests/v1/requests/", { token, body: { text } })).id };
  }

  /** A campaign in a given state. */
  async function campaign(state = "draft") {
    const token = await tokenOf("superuser");
    const { id } = await t.ok("POST /api/admin/v1/campaigns/", { token });
    await t.ok("PUT /api/admin/v1/campaigns/{id}/", { token, id, body: content });
    await t.query("update campaigns set state = $2 where id = $1", [id, state]);
    return { token, id };
  }

  /** An export of one kind. */
  async function exported(name: string) {
    const { id: target, token } = await superuser();
    return { token, details: { name: expect.stringMatching(`^${name}-[\\d-]{10}\\.csv$`) }, target };
  }

  /** A member's id as mails of a kind contain it. */
  async function signedId(name: string): Promise<string> {
    const keys = await t.query<{ key: string }>("select key from server_keys where name = $1", [name]);
    return createSignedIds(first(keys).key).tokenOf(first(await t.members("pro", 1)).id);
  }

  async function siteVersion() {
    const token = await tokenOf("superuser");
    return { token, version: (await t.ok("GET /api/site/v1/settings/", { token })).version };
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
    ...{ t, google, s3, unique, fresh, tokenOf, superuser, member, mailed, news, newsAgain, challengeFor, withPasskey },
    ...{ category, series, video, viewer, asked, campaign, exported, signedId, siteVersion },
    ...{ protectedHost, withProtectedHost },
  };
}

export type World = ReturnType<typeof createWorld>;
