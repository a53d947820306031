import { Text } from "@mantine/core";
import { limits } from "@mindreel/contract/plain/limits";
import { messages } from "@mindreel/messages/catalogue/video-import";
import { useEffect, useRef } from "react";
import { useDeleteVideos } from "#features/catalogue/video-admin/bulk/deleteVideos.ts";
import { format } from "#shared/language/format.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";

/** Deletes the videos that an import added, with the usual Undo and time to restore them. */
export function UndoImport({ ids }: { readonly ids: readonly number[] }) {
  const remove = useDeleteVideos();
  if (remove.isSuccess) return <Undone />;
  return (
    <Button
      variant="default"
      size="xs"
      loading={remove.isPending}
      onClick={() => remove.mutate([...ids])}
      title={format(messages.restorable, { count: limits.deletedDays })}
    >
      {messages.undo}
    </Button>
  );
}

function Undone() {
  const text = useRef<HTMLParagraphElement>(null);
  // The button that had the focus has disappeared.
  useEffect(() => text.current?.focus(), []);
  return (
    <Text ref={text} size="sm" tabIndex={-1}>
      {messages.undone}
    </Text>
  );
}
