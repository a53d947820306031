import { Button, Text } from "@mantine/core";
import { limits } from "@mindreel/contract/wire/limits";
import { useDeleteVideos } from "#features/catalogue/video-admin/deleteVideos.ts";

/** Deletes what an import has added, with the Undo and the days that every deletion has. */
export function UndoImport({ ids }: { readonly ids: readonly number[] }) {
  const remove = useDeleteVideos();
  if (ids.length === 0) return null;
  if (remove.isSuccess) return <Text size="sm">The import was undone.</Text>;
  return (
    <Button
      variant="default"
      size="xs"
      loading={remove.isPending}
      onClick={() => remove.mutate([...ids])}
      title={`You can restore them for ${limits.deletedDays} days.`}
    >
      Undo the import
    </Button>
  );
}
