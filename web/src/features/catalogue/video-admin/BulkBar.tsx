import { Button, Text } from "@mantine/core";
import { limits } from "@mindreel/contract/wire/limits";
import { useState } from "react";
import { thisMinute } from "#features/catalogue/videos/release.ts";
import { Confirm } from "#shared/ui/Confirm.tsx";
import classes from "./BulkBar.module.css";
import { MoveModal, ScheduleModal } from "./BulkModals.tsx";
import { counted, useChangeVideos, useDeleteVideos, useRestoreVideos } from "./videoAdmin.ts";

interface Props {
  readonly ids: readonly number[];
  /** Those that are deleted can be restored, and nothing else. */
  readonly deleted: boolean;
  readonly onDone: () => void;
}

/** What can be done to the chosen videos, in sight wherever the list is scrolled to. */
export function BulkBar({ ids, deleted, onDone }: Props) {
  const change = useChangeVideos();
  const remove = useDeleteVideos();
  const restore = useRestoreVideos();
  const [open, setOpen] = useState<"move" | "schedule" | "delete" | null>(null);
  const close = () => setOpen(null);
  const tooMany = ids.length > limits.videosAtOnce;
  const pending = change.isPending || remove.isPending;

  const done = () => {
    close();
    onDone();
    // The bar is gone, and with it the button that the focus would go back to.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  const changeAll = (to: { category: number } | { release_at: string }, words: string) =>
    change.mutate({ change: { videos: ids.map((id) => ({ id, ...to })) }, done: words }, { onSuccess: done });

  return (
    <section className={classes.bar} aria-label="Selected videos">
      <Text role="status" fw={600} size="sm">
        {ids.length} selected{tooMany && `: at most ${limits.videosAtOnce} at once`}
      </Text>
      <div className={classes.actions}>
        {deleted ? (
          <Button
            size="sm"
            disabled={tooMany}
            loading={restore.isPending}
            onClick={() => restore.mutate([...ids], { onSuccess: done })}
          >
            Restore
          </Button>
        ) : (
          <>
            <Button size="sm" variant="default" disabled={tooMany} onClick={() => setOpen("move")}>
              Move
            </Button>
            <Button
              size="sm"
              variant="default"
              disabled={tooMany || pending}
              onClick={() => changeAll({ release_at: thisMinute() }, "published")}
            >
              Publish now
            </Button>
            <Button size="sm" variant="default" disabled={tooMany} onClick={() => setOpen("schedule")}>
              Schedule
            </Button>
            <Button size="sm" variant="light" color="red" disabled={tooMany} onClick={() => setOpen("delete")}>
              Delete
            </Button>
          </>
        )}
      </div>
      <MoveModal
        count={counted(ids.length)}
        opened={open === "move"}
        pending={pending}
        onClose={close}
        onMove={({ id, name }) => changeAll({ category: id }, `moved to ${name}`)}
      />
      <ScheduleModal
        count={counted(ids.length)}
        opened={open === "schedule"}
        pending={pending}
        onClose={close}
        onSchedule={(release_at) => changeAll({ release_at }, "scheduled")}
      />
      <Confirm
        opened={open === "delete"}
        onClose={close}
        label={`Delete ${counted(ids.length)}`}
        title={`Delete ${counted(ids.length)}?`}
        confirm="Delete"
        pending={pending}
        onConfirm={() => remove.mutate([...ids], { onSuccess: done, onError: close })}
      >
        <Text>They will disappear for every member. You can restore them for {limits.deletedDays} days.</Text>
      </Confirm>
    </section>
  );
}
