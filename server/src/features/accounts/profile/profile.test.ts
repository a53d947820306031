import { api, type Call } from "@mindreel/contract/api";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { file, picture } from "#fixtures/pictures.ts";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";

const t = await startApp();
const edit = "PATCH /api/accounts/v1/userlist/{id}/";
const member = async () => first(await t.members("member", 1));
const row = async (id: number) => first(await t.query("select * from users where id = $1", [id]));

const full = {
  full_name: "Ada King",
  last_name: "Lovelace",
  phone: "+44 20 7946 0000",
  country: "United Kingdom",
  age: "36",
  gender: "female",
  language: "en",
  content_choice: "documentaries",
  facebook: "https://example.com/ada",
  linked_in: "https://example.com/in/ada",
  secondary_email: "ada@example.org",
};
const kept = { ...full, phone: "+442079460000", age: 36 };

describe("a member's profile", () => {
  it("is shown to its owner and to superusers only", async () => {
    const [owner, other] = await t.members("member", 2);
    const superuser = first(await t.members("superuser", 1));
    const show = (id: number | string, token?: string) =>
      t.request("GET /api/accounts/v1/userlist/{id}/", { id, token });
    const id = owner?.id ?? 0;
    expect((await show(id, owner?.token)).body).toMatchObject({ id, username: owner?.username });
    expect((await show(id, superuser.token)).body).toMatchObject({ id });
    expect((await show(id, other?.token)).status).toBe(404);
    expect((await show(id)).status).toBe(401);
    for (const missing of ["0", "99999999999999999999", "abc", "1.5", "-1"]) {
      expect((await show(missing, superuser.token)).status).toBe(404);
    }
  });

  it("accepts every field, as a form or as JSON", async () => {
    const [one, two] = [await member(), await member()];
    const form = await t.ok(edit, { id: one.id, token: one.token, form: full });
    expect(form).toMatchObject({ ...kept, id: one.id, username: one.username });
    const json = await t.ok(edit, { id: two.id, token: two.token, body: { ...full, age: 36 } });
    expect(json).toMatchObject(kept);
    expect(await t.ok("GET /api/accounts/v1/current_user/", { token: one.token })).toMatchObject(kept);
  });

  it("changes only the given fields, and clears those that are empty", async () => {
    const { id, token } = await member();
    await t.ok(edit, { id, token, form: full });
    expect(await t.ok(edit, { id, token, form: { country: "Norway" } })).toMatchObject({ ...kept, country: "Norway" });
    const nothing = { phone: "", age: "", gender: "", language: "", secondary_email: "" };
    const emptied = { ...nothing, age: null, gender: null, full_name: "Ada King" };
    expect(await t.ok(edit, { id, token, form: nothing })).toMatchObject(emptied);
    expect(await t.ok(edit, { id, token, form: {} })).toMatchObject(emptied);
  });

  it.each([
    ["0044 20 7946 0000", "+442079460000"],
    ["+1 (650) 253-0000", "+16502530000"],
    ["020 7946 0000", "020 7946 0000"],
    [" call me ", "call me"],
    ["", ""],
  ])("stores the phone number %j as %j", async (phone, stored) => {
    const { id, token } = await member();
    expect(await t.ok(edit, { id, token, form: { phone } })).toMatchObject({ phone: stored });
  });

  it.each([
    ["age", ["12", "131", "x", "36.5"]],
    ["gender", ["other", "MALE"]],
    ["full_name", ["x".repeat(151)]],
    ["phone", ["1".repeat(33)]],
    ["secondary_email", ["no address"]],
    ["profile_pic", ["https://example.com/x.png"]],
  ])("rejects an invalid %s by name, and changes nothing", async (field, values) => {
    const { id, token } = await member();
    const before = await row(id);
    for (const value of values) {
      const { status, body } = await t.request(edit, { id, token, form: { full_name: "Somebody", [field]: value } });
      expect([status, Object.keys((body as { errors: object }).errors)], value).toEqual([400, [field]]);
    }
    expect(await row(id)).toEqual(before);
  });

  it("is changed only by its owner: 404 for others, superusers included", async () => {
    const owner = await member();
    const before = await row(owner.id);
    for (const other of [await member(), first(await t.members("superuser", 1))]) {
      expect((await t.request(edit, { id: owner.id, token: other.token, form: full })).status).toBe(404);
    }
    expect(await row(owner.id)).toEqual(before);
  });
});

describe("a member's picture", () => {
  it("is cropped, stripped of metadata, and replaces the old one; an empty field removes it", async () => {
    const { id, token } = await member();
    const send = async (form: Record<string, string | Blob>) => (await t.ok(edit, { id, token, form })).profile_pic;
    const before = (await t.keptPictures()).length;
    const one = await send({ profile_pic: file(await picture("jpeg", 900, 500)) });
    expect(one).toMatch(/^http:\/\/mindreel\.test\/media\/[0-9a-f]{24}\/256\.webp$/);
    const { rawPayload } = await t.app.inject({ url: new URL(one ?? "").pathname });
    const { width, height, exif } = await sharp(rawPayload).metadata();
    expect([width, height, exif]).toEqual([256, 256, undefined]);
    const two = await send({ profile_pic: file(await picture("png", 300, 300)), full_name: "Ada" });
    expect(two).not.toBe(one);
    await t.picturesGo();
    expect(await t.keptPictures()).toHaveLength(before + 1);
    expect(await send({ profile_pic: "" })).toBeNull();
    await t.picturesGo();
    expect(await t.keptPictures()).toHaveLength(before);
  });

  it("stays when the new file is not a picture", async () => {
    const { id, token } = await member();
    const form = { profile_pic: file(await picture("png", 300, 300)) };
    const { profile_pic } = await t.ok(edit, { id, token, form });
    const fake = new Blob(["<svg onload='x'/>"], { type: "image/png" });
    const { status, body } = await t.request(edit, { id, token, form: { profile_pic: fake, full_name: "X" } });
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([400, ["profile_pic"]]);
    const user = await t.ok("GET /api/accounts/v1/current_user/", { token });
    expect(user).toMatchObject({ profile_pic, full_name: "" });
  });
});

/** Every field of the session user that members must not set, with a harmful value. */
const forbidden = {
  id: 1,
  token: "x",
  is_superuser: true,
  is_staff: true,
  is_active: false,
  is_pro: true,
  pro_expiry_date: "2099-01-01T00:00:00Z",
  early_access: true,
  username: "somebody else",
  email: "else@example.com",
  first_name: "Else",
  date_joined: "2001-01-01T00:00:00Z",
  last_login: "2001-01-01T00:00:00Z",
  groups: ["admin"],
  user_permissions: ["all"],
  savevideos: [1],
  recentshownvideos: [1],
  password: "x",
  password_hash: "x",
  passwordHash: "x",
  isSuperuser: true,
  proExpiryDate: "2099-01-01T00:00:00Z",
};

describe("mass assignment", () => {
  it.each(Object.entries(forbidden))("of %s through the profile is a 400 and changes nothing", async (field, value) => {
    const { id, token } = await member();
    const before = await row(id);
    const sent = { full_name: "X", [field]: value };
    for (const options of [{ body: sent }, { form: { full_name: "X", [field]: String(value) } }]) {
      const { status, body } = await t.request(edit, { id, token, ...options });
      expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([400, [field]]);
    }
    expect(await row(id)).toEqual(before);
  });

  it("through any other call changes nothing", async () => {
    const writes = (Object.keys(api) as Call[]).filter(
      (call) =>
        !call.startsWith("GET") &&
        api[call].access !== "superuser" &&
        !/logout|own-data|leave|PATCH .*userlist/.test(call),
    );
    expect(writes.length).toBeGreaterThan(10);
    for (const call of writes) {
      const { id, token } = first(await t.members("pro", 1));
      const before = await row(id);
      await t.request(call, { id, token, params: { uid: String(id), token: "x" }, body: forbidden });
      expect(await row(id), call).toEqual(before);
    }
  });
});
