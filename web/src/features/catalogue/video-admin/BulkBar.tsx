import { Button, Menu, Text } from "@mantine/core";
import type { VideoChanges } from "@mindreel/contract/catalogue/video-admin";
import { limits } from "@mindreel/contract/wire/limits";
import { useState } from "react";
import { videoCount } from "#features/catalogue/videos/refreshVideos.ts";
import { thisMinute } from "#features/catalogue/videos/release.ts";
import { useRestoreVideos } from "#features/catalogue/videos/restoreVideos.ts";
import { Confirm } from "#shared/ui/Confirm.tsx";
import { SelectionBar } from "#shared/ui/table/selection/SelectionBar.tsx";
import { AddToSeriesModal } from "./AddToSeriesModal.tsx";
import { useAddToSeries } from "./addToSeries.ts";
import { useChangeVideos } from "./changeVideos.ts";
import { useDeleteVideos } from "./deleteVideos.ts";
import { MoveModal } from "./MoveModal.tsx";
import { ScheduleModal } from "./ScheduleModal.tsx";

interface Props {
  readonly ids: readonly number[];
  /** Deleted videos can only be restored. */
  readonly deleted: boolean;
  readonly onDone: () => void;
}

/** Bulk actions for the selected videos, fixed to the bottom of the window. */
export function BulkBar({ ids, deleted, onDone }: Props) {
  const change = useChangeVideos();
  const add = useAddToSeries();
  const remove = useDeleteVideos();
  const restore = useRestoreVideos();
  const [open, setOpen] = useState<"move" | "series" | "schedule" | "delete" | null>(null);
  const close = () => setOpen(null);
  const tooMany = ids.length > limits.videosAtOnce;
  const pending = change.isPending || add.isPending || remove.isPending;

  const done = () => {
    close();
    onDone();
    // The bar disappears together with the button that had the focus.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  const changeAll = (to: Omit<VideoChanges["videos"][number], "id">, words: string) =>
    change.mutate({ change: { videos: ids.map((id) => ({ id, ...to })) }, done: words }, { onSuccess: done });

  return (
    <>
      <SelectionBar
        label="Selected videos"
        words={`${ids.length} selected${tooMany ? `: at most ${limits.videosAtOnce} at once` : ""}`}
      >
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
            <Button size="sm" variant="default" disabled={tooMany} onClick={() => setOpen("series")}>
              Add to series
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
            <Menu position="top-start" hideDetached={false} disabled={tooMany || pending}>
              <Menu.Target>
                <Button size="sm" variant="default" disabled={tooMany || pending}>
                  Landing page
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={() => changeAll({ showcased_at: "now" }, "shown on the landing page")}>
                  Show on the landing page
                </Menu.Item>
                <Menu.Item onClick={() => changeAll({ showcased_at: null }, "taken off the landing page")}>
                  Take off the landing page
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
            <Button size="sm" variant="light" color="red" disabled={tooMany} onClick={() => setOpen("delete")}>
              Delete
            </Button>
          </>
        )}
      </SelectionBar>
      <MoveModal
        what={videoCount(ids.length)}
        opened={open === "move"}
        pending={pending}
        onClose={close}
        onMove={({ id, name }) => changeAll({ category: id }, `moved to ${name}`)}
      />
      <AddToSeriesModal
        what={videoCount(ids.length)}
        opened={open === "series"}
        pending={pending}
        onClose={close}
        onAdd={(to) => add.mutate({ ids, to }, { onSuccess: done })}
      />
      <ScheduleModal
        what={videoCount(ids.length)}
        opened={open === "schedule"}
        pending={pending}
        onClose={close}
        onSchedule={(release_at) => changeAll({ release_at }, "scheduled")}
      />
      <Confirm
        opened={open === "delete"}
        onClose={close}
        label={`Delete ${videoCount(ids.length)}`}
        title={`Delete ${videoCount(ids.length)}?`}
        confirm="Delete"
        pending={pending}
        onConfirm={() => remove.mutate([...ids], { onSuccess: done, onError: close })}
      >
        <Text>They will disappear for every member. You can restore them for {limits.deletedDays} days.</Text>
      </Confirm>
    </>
  );
}
