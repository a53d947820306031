import { describe, expect, it, vi } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";
import { videosFor } from "./campaigns.policy.ts";

const t = await startApp();
const superuser = first(await t.members("superuser", 1));
const { token } = superuser;
const library = libraryOf(t, token);

const save = "PUT /api/admin/v1/campaigns/{id}/";
const content = {
  ...{ subject: "News of owls", preview_text: "Three of them", body: "# Owls\n\nThey are *back*." },
  ...{ videos: [] as number[], audience: ["subscribers"], language: null as "de" | "ar" | null, version: 1 },
};
const begin = () => t.ok("POST /api/admin/v1/campaigns/", { token });
async function written(changes: Partial<typeof content> = {}) {
  const { id } = await begin();
  return t.ok(save, { token, id, body: { ...content, ...changes } });
}
const preview = (id: number) => t.ok("GET /api/admin/v1/campaigns/{id}/preview/", { token, id });
const entries = async (id: number) =>
  (
    await t.query<{ action: string }>(
      "select action from audit_log where target_id = $1 and target_type = 'campaign' order by id",
      [id],
    )
  ).map(({ action }) => action);

describe("a campaign", () => {
  const listed = async () => {
    const { results, count } = await t.ok("GET /api/admin/v1/campaigns/", { token });
    return { ids: results.map(({ id }) => id), count };
  };

  it("begins as an empty draft for subscribers, and is listed first once something has changed", async () => {
    const before = await listed();
    const { id } = await begin();
    const campaign = await t.ok("GET /api/admin/v1/campaigns/{id}/", { token, id });
    expect(campaign).toMatchObject({ state: "draft", subject: "", videos: [], audience: ["subscribers"], version: 1 });
    expect(await listed()).toEqual(before);
    await t.ok(save, { token, id, body: { ...content, subject: "", preview_text: "", body: "" } });
    expect(await listed()).toEqual({ ids: [id, ...before.ids], count: before.count + 1 });
  });

  it("is forgotten a week after it was only opened, unlike others without a subject", async () => {
    const changed = await written({ subject: "" });
    const { id } = await begin();
    const status = async (of: number) =>
      (await t.request("GET /api/admin/v1/campaigns/{id}/", { token, id: of })).status;
    t.advance(6 * 86_400_000);
    await begin();
    expect(await status(id)).toBe(200);
    t.advance(2 * 86_400_000);
    await begin();
    expect([await status(id), await status(changed.id)]).toEqual([404, 200]);
  });

  it("is saved as it is written, with one audit log entry for each sitting", async () => {
    const { id, version } = await written();
    const again = await t.ok(save, { token, id, body: { ...content, subject: "Other\nnews", version } });
    expect(again).toMatchObject({ subject: "Other news", version: version + 1 });
    expect(await entries(id)).toEqual(["campaign.write"]);
    t.advance(3_600_000);
    await t.ok(save, { token, id, body: { ...content, version: version + 1 } });
    expect(await entries(id)).toEqual(["campaign.write", "campaign.write"]);
  });

  it("that was only opened leaves nothing in the audit log", async () => {
    const { id } = await begin();
    await t.ok("DELETE /api/admin/v1/campaigns/{id}/", { token, id });
    expect(await entries(id)).toEqual([]);
  });

  it("does not overwrite changes made in another window", async () => {
    const { id } = await written();
    const { status, body } = await t.request(save, { token, id, body: { ...content, subject: "Lost", version: 1 } });
    expect([status, body]).toMatchObject([409, { code: "campaign_changed" }]);
    expect(await preview(id)).toMatchObject({ subject: content.subject });
  });

  it("shows only videos that exist", async () => {
    const { id } = await begin();
    const { status, body } = await t.request(save, { token, id, body: { ...content, videos: [999_999] } });
    expect([status, body]).toMatchObject([400, { errors: { videos: ["There's no such video."] } }]);
  });

  it("can be deleted only while it is a draft", async () => {
    const { id } = await written();
    await t.query("update campaigns set state = 'sent' where id = $1", [id]);
    const remove = () => t.request("DELETE /api/admin/v1/campaigns/{id}/", { token, id });
    expect(await remove()).toMatchObject({ status: 409, body: { code: "campaign_state" } });
    await t.query("update campaigns set state = 'draft' where id = $1", [id]);
    expect((await remove()).status).toBe(204);
    expect((await t.request("GET /api/admin/v1/campaigns/{id}/", { token, id })).status).toBe(404);
  });
});

describe("a duplicate", () => {
  const duplicate = (id: number) => t.request("POST /api/admin/v1/campaigns/{id}/duplicate/", { token, id });

  it("of a draft or of sent news is a draft with its content, without videos that are gone", async () => {
    const [kept = 0, gone = 0] = await library.fill([{ title: "Kept" }, { title: "Gone" }]);
    const { id } = await written({ videos: [gone, kept], language: "de" });
    expect((await duplicate(id)).body).toMatchObject({ left_out: 0, campaign: { videos: [gone, kept] } });
    await t.query("update campaigns set state = 'sent', begun_at = now(), ended_at = now() where id = $1", [id]);
    await t.query("update videos set deleted_at = now() where id = $1", [gone]);
    const { status, body } = await duplicate(id);
    const { subject, preview_text, body: text } = content;
    expect([status, body]).toMatchObject([
      201,
      {
        left_out: 1,
        campaign: {
          ...{ subject, preview_text, body: text, videos: [kept], audience: ["subscribers"], language: "de" },
          ...{ state: "draft", begun_at: null, ended_at: null },
        },
      },
    ]);
    const copy = await t.query<{ id: number }>("select max(id)::int as id from campaigns");
    expect(await entries(first(copy).id)).toEqual(["campaign.duplicate"]);
  });

  it("is of news that exists", async () => {
    expect(await duplicate(999_999)).toMatchObject({ status: 404, body: { code: "not_found" } });
  });
});

describe("the preview", () => {
  it("shows the mail as HTML and plain text, with a card for each video that everybody can see", async () => {
    const [here = 0, soon = 0] = await library.fill([
      { title: "Owls & <b>bats</b>", duration: 65 },
      { title: "Not yet", releaseAt: new Date(t.clock().getTime() + 3_600_000) },
    ]);
    const { id } = await written({ videos: [soon, here] });
    const { subject, html, text } = await preview(id);
    expect(subject).toBe("News of owls");
    expect(html).toContain("They are <em>back</em>.");
    expect(html).toContain("Three of them");
    expect(html).toContain(`href="http://mindreel.test/watch/${here}"`);
    expect(html).toContain("Owls &amp; &lt;b&gt;bats&lt;/b&gt;");
    expect(html).toContain("1:05");
    expect(html).not.toContain("Not yet");
    expect(text).toContain("Owls\n");
    expect(text).toContain("They are back.");
    expect(text).toContain(`Owls & <b>bats</b> (http://mindreel.test/watch/${here})`);
    expect(text).toContain("Unsubscribe (http://mindreel.test/unsubscribe/");
    expect(text).not.toContain("Three of them");
  });

  it("runs no script, whatever is written", async () => {
    const hostile = '<script>alert(1)</script>\n\n[a](javascript:alert(1)) ![x](https://evil.example/x.png "y")';
    const { id } = await written({
      subject: "</title><script>alert(1)</script>",
      preview_text: "<img src=x onerror=a>",
      body: hostile,
    });
    const { html } = await preview(id);
    expect(html).not.toMatch(/<script|<img|href="javascript/i);
  });

  it("can be made of the longest text, and mailed to oneself", async () => {
    const { id } = await written({ subject: "Long", body: "**word** [a](https://example.com) ".repeat(1400) });
    const { detail } = await t.ok("POST /api/admin/v1/campaigns/{id}/test/", { token, id });
    expect(detail).toBe(`A test is on its way to ${superuser.email}.`);
    await vi.waitFor(() => expect(t.mails).toMatchObject([{ to: superuser.email, subject: "Long" }]));
    expect(first(t.mails).unsubscribe).toBeUndefined();
  });
});

it("shows a reader the videos of the categories that they like, or all if they like none", () => {
  const [owls, bats, none] = [{ categoryId: 1 }, { categoryId: 2 }, { categoryId: null }];
  const videos = [owls, bats, none];
  expect(videosFor(videos, [])).toEqual(videos);
  expect(videosFor(videos, [2, 9])).toEqual([bats]);
  expect(videosFor(videos, [9])).toEqual([]);
});
