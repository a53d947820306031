import { expect, it } from "vitest";
import { recogniseSource } from "#features/catalogue/mechanisms/sources.policy.ts";
import { picture } from "#fixtures/pictures.ts";
import { oembedProviders } from "#ports/video-sources/oembed.ts";
import { createVideoSources } from "#ports/video-sources/video-sources.ts";
import { startApp } from "#test/app/app.ts";
import { publicUrl } from "#test/app/build.ts";
import { first } from "#test/app/members.ts";
import { startProvider } from "#test/peers/provider.ts";
import { stillsQueue } from "./video-stills.service.ts";

const provider = await startProvider();
const t = await startApp({
  videoSources: createVideoSources(oembedProviders(provider.origin), { ownOrigin: publicUrl, privateToo: false }),
});
const { token } = first(await t.members("pro", 1));
provider.file("/still.jpg", await picture("jpeg", 640, 480));
provider.file("/still_853x480", await picture("webp", 853, 480));

async function add(address: string): Promise<number> {
  const source = recogniseSource(address);
  if (source === null) throw new Error("no source");
  const draft = { title: address, oid: "x", categoryId: null, source, picture: undefined };
  return t.services.catalogue.videoEditing.create(draft);
}

async function thumbnailOf(id: number): Promise<string | null | undefined> {
  const { results } = await t.ok("GET /api/category/v1/video/", { token });
  return results.find((video) => video.id === id)?.videos_thumbnail;
}

const job = async (videoId: number) =>
  (
    await t.query<{ state: string; retry_count: number }>(
      "select state, retry_count from pgboss.job where name = $1 and (data->>'videoId')::int = $2",
      [stillsQueue.name, videoId],
    )
  )[0];
const state = async (videoId: number) => (await job(videoId))?.state;
/** Makes the retry, which is due half a minute later, due now. */
const hurry = () => t.query("update pgboss.job set start_after = now() where state = 'retry'");

it("gives a video without a picture its provider's still, in the widths used by pages", async () => {
  provider.json("/oembed", { thumbnail_url: `${provider.origin}/still.jpg` });
  provider.json("/api/oembed.json", { thumbnail_url: `${provider.origin}/still_295x166` });
  const ids = [await add("https://youtu.be/aqz-KE-bpKQ"), await add("https://vimeo.com/1084537")];
  for (const id of ids) {
    await expect.poll(() => thumbnailOf(id)).toMatch(/\/media\/[0-9a-f]{24}\/854\.webp$/);
    const { statusCode } = await t.app.inject(new URL((await thumbnailOf(id)) ?? "").pathname);
    expect(statusCode).toBe(200);
  }
  expect(provider.asked.map(({ pathname }) => pathname)).toContain("/still_853x480");
});

it("retries after a provider's failure, but not if the provider has no such video", async () => {
  provider.json("/oembed", {}, 500);
  const stumbling = await add("https://youtu.be/stumbling01");
  await expect.poll(() => state(stumbling)).toBe("retry");
  expect(await thumbnailOf(stumbling)).toBeNull();

  provider.json("/api/oembed.json", {}, 404);
  const gone = await add("https://vimeo.com/404404404");
  await expect.poll(() => state(gone)).toBe("completed");
  expect(await thumbnailOf(gone)).toBeNull();

  provider.json("/oembed", { thumbnail_url: `${provider.origin}/still.jpg` });
  await hurry();
  await expect.poll(() => thumbnailOf(stumbling)).toMatch(/854\.webp$/);
});

it("stores no still that is not a picture, and none for a deleted video", async () => {
  const kept = (await t.keptPictures()).length;
  provider.file("/text.jpg", Buffer.from("<html>not a picture"));
  provider.json("/oembed", { thumbnail_url: `${provider.origin}/text.jpg` });
  const odd = await add("https://youtu.be/notapicture");
  await expect.poll(() => state(odd)).toBe("retry");
  await t.query("delete from videos where id = $1", [odd]);
  await hurry();
  await expect.poll(() => state(odd)).toBe("completed");
  expect(await t.keptPictures()).toHaveLength(kept);
});

it("stores no still that cannot be written to its video", async () => {
  const kept = (await t.keptPictures()).length;
  provider.json("/oembed", { thumbnail_url: `${provider.origin}/still.jpg` });
  await t.query(`create function be_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  await t.query("create trigger full_disk before update of thumbnail on videos execute function be_full()");
  const id = await add("https://youtu.be/nodiskspace");
  await expect.poll(() => state(id)).toBe("retry");
  expect(await t.keptPictures()).toHaveLength(kept);
  await t.query("drop function be_full cascade");
  await hurry();
  await expect.poll(() => thumbnailOf(id)).toMatch(/854\.webp$/);
});

it("fills in a description of nothing but space, also of a video that can still be restored", async () => {
  provider.json("/oembed", {}, 500);
  const id = await add("https://youtu.be/onlyspaces1");
  await expect.poll(() => state(id)).toBe("retry");
  await t.query("update videos set description = E' \\n', deleted_at = now() where id = $1", [id]);
  provider.json("/oembed", { description: "Of the provider" });
  // As an import asks for it. The oEmbed of YouTube has no description, unlike this one.
  await t.query(`update pgboss.job set data = data || '{"missing": ["description"]}' where state = 'retry'`);
  await hurry();
  await expect.poll(() => state(id)).toBe("completed");
  expect(await t.query("select description from videos where id = $1", [id])).toEqual([
    { description: "Of the provider" },
  ]);
});

it("requests nothing for a video without a provider, and queues no job for one that was not added", async () => {
  const before = provider.asked.length;
  const id = await add(`${provider.origin}/film.mp4`);
  await expect.poll(() => state(id)).toBe("completed");
  expect(provider.asked).toHaveLength(before);
  const jobs = () => t.query("select 1 from pgboss.job where name = $1", [stillsQueue.name]);
  const count = (await jobs()).length;
  const source = { kind: "file", url: "https://v.example.com/a.mp4" } as const;
  const draft = { title: "x", oid: "x", categoryId: 2_000_000_000, source, picture: undefined };
  await expect(t.services.catalogue.videoEditing.create(draft)).rejects.toThrow("no such category");
  expect(await jobs()).toHaveLength(count);
});
