import type { Announcements, UniqueIdentifier } from "@dnd-kit/core";
import type { Video } from "@mindreel/contract/catalogue/videos";

export const instructions =
  "To move an episode, press the space bar, then the up and down arrow keys. Press the space bar again to put it down, or Escape to leave it where it was.";

/** What is said at each step of a drag. */
export function announcementsFor(videos: readonly Pick<Video, "id" | "title">[]): Announcements {
  const title = (id: UniqueIdentifier) => videos.find((video) => video.id === id)?.title ?? "";
  const place = (id: UniqueIdentifier) =>
    `place ${videos.findIndex((video) => video.id === id) + 1} of ${videos.length}`;
  // At its own place as well, over which a drag is from its first moment on.
  const pickedUp = (id: UniqueIdentifier) => `${title(id)} is picked up, from ${place(id)}.`;
  return {
    onDragStart: ({ active: { id } }) => pickedUp(id),
    onDragOver: ({ active: { id }, over }) => {
      if (over === null) return undefined;
      return over.id === id ? pickedUp(id) : `${title(id)} is over ${place(over.id)}.`;
    },
    onDragEnd: ({ active: { id }, over }) => `${title(id)} is put down at ${place(over?.id ?? id)}.`,
    onDragCancel: ({ active: { id } }) => `${title(id)} stays at ${place(id)}.`,
  };
}
