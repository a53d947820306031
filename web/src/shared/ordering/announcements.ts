import type { Announcements, UniqueIdentifier } from "@dnd-kit/core";
import { messages } from "@mindreel/messages/shared/ordering";
import { format } from "#shared/language/format.ts";

/** Screen reader announcements for each step of a drag. */
export function announcementsFor(
  items: readonly { readonly id: UniqueIdentifier; readonly title: string }[],
): Announcements {
  const placed = (id: UniqueIdentifier, at = id) => ({
    title: items.find((item) => item.id === id)?.title ?? "",
    place: items.findIndex((item) => item.id === at) + 1,
    count: items.length,
  });
  // Also used while a drag is over its own place, where it begins.
  const pickedUp = (id: UniqueIdentifier) => format(messages.pickedUp, placed(id));
  return {
    onDragStart: ({ active: { id } }) => pickedUp(id),
    onDragOver: ({ active: { id }, over }) => {
      if (over === null) return undefined;
      return over.id === id ? pickedUp(id) : format(messages.over, placed(id, over.id));
    },
    onDragEnd: ({ active: { id }, over }) => format(messages.putDown, placed(id, over?.id)),
    onDragCancel: ({ active: { id } }) => format(messages.stays, placed(id)),
  };
}
