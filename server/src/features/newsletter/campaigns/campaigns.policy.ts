/**
 * The videos of a digest for one reader: those of the categories that they like; all of them for a reader who has liked
 * nothing yet.
 */
export function videosFor<Video extends { readonly categoryId: number | null }>(
  videos: readonly Video[],
  liked: readonly number[],
): readonly Video[] {
  if (liked.length === 0) return videos;
  return videos.filter(({ categoryId }) => categoryId !== null && liked.includes(categoryId));
}
