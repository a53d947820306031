import type { Video } from "@mindreel/contract/catalogue/videos";
import { videosQuery } from "#features/catalogue/videos/videos.ts";

/** The other videos of a video's category, newest first; without a category, the newest of all. */
export const upNextQuery = ({ category }: Pick<Video, "category">) =>
  videosQuery(category === null ? {} : { category });

/**
 * The order in which to offer them: those that follow the video in the list, then those before it; whatever has been
 * watched comes last. So a member who lets one play after the other does not return to the first.
 */
export function upNextOf({ id }: Pick<Video, "id">, list: readonly Video[]): Video[] {
  const at = list.findIndex((video) => video.id === id);
  const others = [...list.slice(at + 1), ...list.slice(0, Math.max(0, at))];
  return [...others.filter(({ watched }) => !watched), ...others.filter(({ watched }) => watched)];
}
