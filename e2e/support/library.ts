import { type APIRequestContext, expect } from "@playwright/test";
import sharp from "sharp";
import { authorization, type Session } from "#support/people/accounts.ts";

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
