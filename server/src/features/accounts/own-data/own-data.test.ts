import { describe, expect, it } from "vitest";
import { tablesOf } from "#data/own-data.ts";
import { picture } from "#fixtures/pictures.ts";
import { first, password } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";
import { startPaidApp } from "#test/peers/payments.ts";
import { unzip } from "#test/zip.ts";

const t = await startPaidApp();
const url = "/api/accounts/v1/security/own-data/";

async function copy(token: string, body: object = { current_password: password }) {
  const response = await t.app.inject({
    ...{ method: "POST", url, payload: body, headers: { authorization: `Token ${token}` } },
  });
  return { response, files: response.statusCode === 200 ? unzip(response.rawPayload) : new Map<string, Buffer>() };
}
const rowsOf = (files: ReadonlyMap<string, Buffer>, name: string): Record<string, unknown>[] =>
  JSON.parse(files.get(`${name}.json`)?.toString("utf8") ?? "null");

/** A signed-in member with a password, and with rows in every file. */
async function fullMember() {
  const { id, username, email, customer } = await t.subscriber();
  const { id: other, token: theirs, username: otherName } = first(await t.members("superuser", 1));
  const lender = await t.register();
  await t.query("update users set email_confirmed_at = now(), google_sub = 'g-' || id where id = $1", [id]);
  await t.query("update users set password_hash = (select password_hash from users where id = $2) where id = $1", [
    ...[id, lender.id],
  ]);
  const token = await t.login(email);
  const videos = await libraryOf(t, theirs).fill([{ title: "Seen by me" }, {}, {}]);
  for (const what of ["save", "recent"] as const) {
    await t.ok(`POST /api/category/v1/${what}/videos/`, { token, body: { user: id, video: videos } });
  }
  await t.ok("POST /api/category/v1/like/videos/", { token, body: { likevideo: videos[0], likeusers: [id] } });
  const rows = [
    "insert into one_time_links (user_id, token_hash, purpose, email, created_at, expires_at) values ($1, 'hash-of-a-reset', 'password_reset', 'x@example.com', now(), now() + interval '1 day')",
    "insert into one_time_links (user_id, token_hash, purpose, email, created_at, expires_at) values ($1, 'hash-of-a-link', 'email_confirmation', 'x@example.com', now(), now())",
    "insert into email_changes (user_id, new_email, created_at, expires_at) values ($1, 'y@example.com', now(), now() + interval '1 day')",
    "insert into member_notes (user_id, at, text) values ($1, now(), 'A regular')",
    "insert into refunds (id, user_id, payment_id, amount, reason, made_at) values (gen_random_uuid(), $1, 'in_x', 100, 'A broken film', now())",
    "insert into doubled_subscriptions values ('sub_2', $1, 'sub_1', now())",
    "insert into invitations (email, free_days, created_at, asked_at, expires_at, used_at, used_by, token_hash) values ('z@example.com', 7, now(), now(), now(), now(), $1, 'hash-of-an-invitation')",
    "insert into authenticators (user_id, sealed_secret, created_at) values ($1, 'sealed-secret', now())",
    "insert into recovery_codes values ($1, 'hash-of-a-code')",
    "insert into passkeys (user_id, credential_id, public_key, counter, transports, name, created_at) values ($1, 'hash-of-a-passkey', 'hash-of-a-key', 0, '{internal}', 'Phone', now())",
    "insert into watching values ($1, 1, now(), 30)",
    "insert into plays (user_id, session, video_id, device, position, report_number, begun_at, seen_at) values ($1, 'a', 1, 'Phone', 30, 1, now(), now())",
    "insert into notes (user_id, video_id, video_title, at, text, created_at, updated_at) values ($1, 1, 'A film', 3, 'A note', now(), now())",
    "insert into watched values ($1, 1, now())",
    "insert into dismissed_series select $1, id, 1 from series",
    "insert into playback_preferences values ($1, false)",
    "insert into requests (text, key, asked_by, asked_at) values ('Owls', 'owls', $1, now())",
    "insert into request_votes (user_id, request_id, cast_for, cast_at) select $1, id, id, now() from requests",
    "insert into legal_acceptances values ($1, 1, now())",
    "insert into followed_categories values (1, $1, now())",
    "insert into followed_series values (1, $1, now())",
    "insert into notices values ($1, 'video', 1, 1, null, now(), null)",
    "insert into notice_preferences (user_id) values ($1)",
    "insert into request_preferences values ($1, false)",
    "insert into news_preferences values ($1, true, now())",
    `with campaign as (insert into campaigns (subject, created_at, changed_at) values ('News', now(), now()) returning id)
     insert into deliveries (campaign_id, email, mailbox, user_id, due_at, changed_at)
     select id, 'x@example.com', 'x@example.com', $1, now(), now() from campaign`,
    `with code as (insert into codes (code, percent_off, duration, created_at, member_id)
       values ('MINE', 10, 'once', now(), $1) returning id)
     insert into code_uses (code_id, subscription_id, user_id, used_at) select id, 'sub_x', $1, now() from code`,
    `with move as (insert into price_moves (from_price_id, to_price_id, notice_days, made_at)
       select id, id, 30, now() from prices limit 1 returning id)
     insert into price_move_members (move_id, subscription_id, user_id) select id, 'sub_x', $1 from move`,
    "insert into differences (reconciliation_id, user_id, subscription_id, kind, ours, theirs) select id, $1, 'sub_x', 'differs', '{\"of\":\"nothing\"}', '{\"of\":\"nothing\"}' from reconciliations limit 1",
  ];
  await t.query("insert into series (title) values ('The sea')");
  await t.query("insert into reconciliations (started_at, ended_at) values (now(), now())");
  for (const row of rows) await t.query(row, [id]);
  await t.services.billing.entitlement.give(id, 30, "For a nice letter", other);
  await t.ok("POST /api/subscriber/v1/subscriberlist/", {
    body: {
      ...{ first_name: "A", middle_name: "", last_name: "B", full_name: "A B", age: 30, telephone: "" },
      ...{ country: "Norway", secondary_email: email, comments: "Hello" },
    },
  });
  await t.ok("DELETE /api/accounts/v1/userlist/{id}/", { token: theirs, id, body: { reason: "By mistake" } });
  await t.ok("POST /api/accounts/v1/userlist/{id}/unblock/", { token: theirs, id });
  await t.query(
    "insert into audit_log (at, actor_id, action, target_type, target_id, details) values (now(), $1, 'member.block', 'member', $2, $3)",
    [...[id, lender.id, { name: lender.username, reason: "somebody else's" }]],
  );
  // After the block, which deleted the member's sessions and everything tied to them.
  const again = await t.login(email);
  await t.query(
    `insert into push_subscriptions (user_id, token_hash, endpoint, p256dh, auth, language, created_at)
     select user_id, token_hash, 'https://push.example.com/hash-of-a-device', 'hash-of-a-key', 'hash-of-a-secret', 'en', now()
     from sessions where user_id = $1`,
    [id],
  );
  return { id, username, email, customer, otherName, lender, token: again };
}

describe("a copy of a member's own data", () => {
  it("contains everything about the member, but no secret and nobody else's data", async () => {
    const member = await fullMember();
    const { response, files } = await copy(member.token);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      "content-type": "application/zip",
      "content-disposition": expect.stringMatching(/^attachment; filename="own-data-2026-\d\d-\d\d\.zip"$/),
      "cache-control": "no-store",
    });
    expect(files.get("README.txt")?.toString()).toContain("a JSON file for each kind");
    const [profile] = rowsOf(files, "profile");
    expect(profile).toMatchObject({ id: member.id, email: member.email, has_password: true });
    expect(rowsOf(files, "likes")).toMatchObject([{ title: "Seen by me" }]);
    expect([rowsOf(files, "saved_videos").length, rowsOf(files, "watched_videos").length]).toEqual([3, 3]);
    expect(rowsOf(files, "payments")).toMatchObject([{ currency: "usd", status: "paid" }]);
    expect(rowsOf(files, "done_to_me").map(({ action }) => action)).toEqual(["member.block", "member.unblock"]);
    expect(rowsOf(files, "done_by_me")).toEqual([
      { id: expect.any(Number), at: expect.any(String), action: "member.block", target_type: "member" },
    ]);
    for (const name of files.keys()) {
      if (name.endsWith(".json")) expect([name, rowsOf(files, name.slice(0, -5)).length]).not.toEqual([name, 0]);
    }
    const all = [...files.values()].map(String).join("\n");
    const secrets = [/hash-of-/, /sealed-secret/, /\$argon2/, /token_hash/];
    for (const hidden of [...secrets, member.otherName, member.lender.username, "somebody else's"]) {
      expect(all).not.toMatch(hidden);
    }
  });

  it("contains the profile picture", async () => {
    const { id, email } = await t.register();
    const token = await t.login(email);
    const boundary = "x";
    const payload = Buffer.concat([
      Buffer.from(
        `--x\r\ncontent-disposition: form-data; name="profile_pic"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`,
      ),
      await picture("png", 300, 300),
      Buffer.from("\r\n--x--\r\n"),
    ]);
    const headers = { authorization: `Token ${token}`, "content-type": `multipart/form-data; boundary=${boundary}` };
    const saved = await t.app.inject({ method: "PATCH", url: `/api/accounts/v1/userlist/${id}/`, payload, headers });
    expect(saved.statusCode).toBe(200);
    const { files } = await copy(token);
    expect(files.get("picture.webp")?.toString("latin1")).toMatch(/^RIFF....WEBP/s);
  });

  it("is complete and in order when there are many rows", async () => {
    const { id, email } = await t.register();
    const token = await t.login(email);
    await t.query(
      "insert into entitlement_history (user_id, at, cause) select $1, now(), 'given' from generate_series(1, 12345)",
      [id],
    );
    const { files } = await copy(token);
    const ids = rowsOf(files, "pro_history").map((row) => Number(row["id"]));
    expect(ids).toHaveLength(12_345);
    expect(ids.every((each, index) => index === 0 || each > (ids[index - 1] ?? 0))).toBe(true);
  });

  it("asks for the password, and is limited to once in ten minutes", async () => {
    const { email } = await t.register();
    const token = await t.login(email);
    expect((await copy(token, { current_password: "not mine" })).response.statusCode).toBe(400);
    expect((await copy(token)).response.statusCode).toBe(200);
    expect((await copy(token)).response.statusCode).toBe(429);
    t.advance(10 * 60_000);
    expect((await copy(token)).response.statusCode).toBe(200);
  });
});

/** Names of columns that refer to a person, with or without a foreign key. */
const names =
  /^(user_id|member_id|owner_id|actor_id|target_id|granted_by|used_by|heal_for|customer_id|.*email.*|username)$/;

it("covers every table that refers to members, or states why not", async () => {
  const columns = await t.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const keys = await t.query<{ table_name: string }>(
    "select distinct conrelid::regclass::text as table_name from pg_constraint where contype = 'f' and confrelid = 'users'::regclass",
  );
  const referring = new Set([
    ...columns.filter(({ column_name }) => names.test(column_name)).map(({ table_name }) => table_name),
    ...keys.map(({ table_name }) => table_name),
  ]);
  const { kept } = t.services.accounts.ownData;
  const covered = kept.flatMap(({ files, leftOut }) => [...files.flatMap(tablesOf), ...Object.keys(leftOut)]);
  expect([...referring].filter((table) => !covered.includes(table))).toEqual([]);
  // No listed table has been dropped.
  const tables = new Set(columns.map(({ table_name }) => table_name));
  expect(covered.filter((table) => !tables.has(table))).toEqual([]);
});
