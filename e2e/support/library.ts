import { readFileSync } from "node:fs";
import { type APIRequestContext, expect, type Locator } from "@playwright/test";
import sharp from "sharp";
import { authorization, type Session } from "#support/people/accounts.ts";

const demo: { title: string }[] = JSON.parse(
  readFileSync(new URL("../../server/demo/library.json", import.meta.url), "utf8"),
);
const demoTitles = demo.map(({ title }) => title.replaceAll(/\W/g, "\\$&")).join("|");

/** Those of some links that lead to videos of the demo: other tests remove theirs at any time. */
export const toLastingVideos = (links: Locator): Locator => links.filter({ hasText: new RegExp(demoTitles) });

/** A picture of a single color. */
export const picture = async (background: string, width = 640, height = 360) => ({
  name: "picture.png",
  mimeType: "image/png",
  buffer: await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer(),
});

interface Api {
  readonly request: APIRequestContext;
  readonly superuser: Session;
}

/** Creates a video for one test in the demo's category `Nature`, by default one that does not play. */
export async function makeVideo(
  { request, superuser }: Api,
  title: string,
  source = "https://example.org/journey.mp4",
): Promise<number> {
  const headers = authorization(superuser);
  const categories: { id: number; name: string }[] = await (
    await request.get("/api/category/v1/categories/", { headers })
  ).json();
  const response = await request.post("/api/category/v1/video/", {
    headers,
    multipart: {
      title,
      description: "Here for a moment.",
      category: String(categories.find(({ name }) => name === "Nature")?.id),
      youtube_video_link: source,
      video_oid: "journey",
      videos_thumbnail: await picture("#373bc6"),
    },
  });
  expect(response.status()).toBe(201);
  const { id }: { id: number } = await response.json();
  return id;
}

export async function removeVideo({ request, superuser }: Api, id: number): Promise<void> {
  await request.delete(`/api/category/v1/video/${id}/`, { headers: authorization(superuser) });
}
