import { Text } from "@mantine/core";
import type { VideoChanges } from "@mindreel/contract/catalogue/video-admin";
import { limits } from "@mindreel/contract/plain/limits";
import { messages } from "@mindreel/messages/catalogue/video-admin";
import { useRef, useState } from "react";
import { ReleaseField } from "#features/catalogue/video-editing/ReleaseField.tsx";
import { thisMinute } from "#features/catalogue/videos/release.ts";
import { useRestoreVideos } from "#features/catalogue/videos/restoreVideos.ts";
import { format } from "#shared/language/format.ts";
import { Confirm } from "#shared/ui/dialogs/Confirm.tsx";
import { FormModal } from "#shared/ui/dialogs/FormModal.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Menu } from "#shared/ui/plain/menu/Menu.tsx";
import { MenuItem } from "#shared/ui/plain/menu/MenuItem.tsx";
import { SelectionBar } from "#shared/ui/table/selection/SelectionBar.tsx";
import { AddToSeriesModal } from "./AddToSeriesModal.tsx";
import { useAddToSeries } from "./addToSeries.ts";
import classes from "./BulkBar.module.css";
import { type Change, useChangeVideos } from "./changeVideos.ts";
import { useDeleteVideos } from "./deleteVideos.ts";
import { MoveModal } from "./MoveModal.tsx";

interface Props {
  readonly ids: readonly number[];
  /** Deleted videos can only be restored. */
  readonly deleted: boolean;
  readonly onDone: () => void;
}

/** Bulk actions for the selected videos, fixed to the bottom of the window. */
export function BulkBar({ ids, deleted, onDone }: Props) {
  const change = useChangeVideos();
  const landing = useRef<HTMLButtonElement>(null);
  const add = useAddToSeries();
  const remove = useDeleteVideos();
  const restore = useRestoreVideos();
  const [open, setOpen] = useState<"move" | "series" | "schedule" | "delete" | null>(null);
  const close = () => setOpen(null);
  const what = format(messages.videos, { count: ids.length });
  const tooMany = ids.length > limits.videosAtOnce;
  const pending = change.isPending || add.isPending || remove.isPending;

  const finish = () => {
    close();
    onDone();
    // The bar disappears together with the button that had the focus.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  const changeAll = (to: Omit<VideoChanges["videos"][number], "id">, done: Change["done"]) =>
    change.mutate({ change: { videos: ids.map((id) => ({ id, ...to })) }, done }, { onSuccess: finish });
  const publish = () => {
    if (pending) return;
    changeAll({ release_at: thisMinute() }, (count) => format(messages.done.published, { count }));
  };

  return (
    <>
      <SelectionBar
        label={messages.selection.label}
        words={
          tooMany
            ? format(messages.selection.tooMany, { number: ids.length, most: limits.videosAtOnce })
            : format(messages.selection.count, { number: ids.length })
        }
      >
        {deleted ? (
          <Button
            size="sm"
            disabled={tooMany}
            loading={restore.isPending}
            onClick={() => restore.mutate([...ids], { onSuccess: finish })}
          >
            {messages.restore}
          </Button>
        ) : (
          <>
            <Button size="sm" variant="default" disabled={tooMany} onClick={() => setOpen("move")}>
              {messages.move}
            </Button>
            <Button size="sm" variant="default" disabled={tooMany} onClick={() => setOpen("series")}>
              {messages.addToSeries}
            </Button>
            <Button size="sm" variant="default" disabled={tooMany} aria-disabled={pending} onClick={publish}>
              {messages.publish}
            </Button>
            <Button size="sm" variant="default" disabled={tooMany} onClick={() => setOpen("schedule")}>
              {messages.schedule}
            </Button>
            <Menu
              target={landing}
              className={classes.menu}
              button={(props) => (
                <Button
                  {...props}
                  size="sm"
                  variant="default"
                  disabled={tooMany}
                  aria-disabled={pending}
                  onClick={pending ? undefined : props.onClick}
                  onKeyDown={pending ? undefined : props.onKeyDown}
                >
                  {messages.landing}
                </Button>
              )}
            >
              {() => (
                <>
                  <MenuItem
                    onClick={() =>
                      changeAll({ showcased_at: "now" }, (count) => format(messages.done.shown, { count }))
                    }
                  >
                    {messages.showOnLanding}
                  </MenuItem>
                  <MenuItem
                    onClick={() =>
                      changeAll({ showcased_at: null }, (count) => format(messages.done.takenOff, { count }))
                    }
                  >
                    {messages.takeOffLanding}
                  </MenuItem>
                </>
              )}
            </Menu>
            <Button size="sm" variant="light" danger disabled={tooMany} onClick={() => setOpen("delete")}>
              {messages.delete}
            </Button>
          </>
        )}
      </SelectionBar>
      <MoveModal
        what={what}
        opened={open === "move"}
        pending={pending}
        onClose={close}
        onMove={({ id, name }) => changeAll({ category: id }, (count) => format(messages.done.moved, { count, name }))}
      />
      <AddToSeriesModal
        what={what}
        opened={open === "series"}
        pending={pending}
        onClose={close}
        onAdd={(to) => add.mutate({ ids, to }, { onSuccess: finish })}
      />
      <ScheduleModal
        what={what}
        opened={open === "schedule"}
        pending={pending}
        onClose={close}
        onSchedule={(release_at) => changeAll({ release_at }, (count) => format(messages.done.scheduled, { count }))}
      />
      <Confirm
        opened={open === "delete"}
        onClose={close}
        label={format(messages.deleteLabel, { what: what })}
        title={format(messages.deleteTitle, { what: what })}
        confirm={messages.delete}
        pending={pending}
        onConfirm={() => remove.mutate([...ids], { onSuccess: finish, onError: close })}
      >
        <Text>{format(messages.deleteText, { count: ids.length, days: limits.deletedDays })}</Text>
      </Confirm>
    </>
  );
}

interface ScheduleModalProps {
  /** The label of what is scheduled: "3 videos". */
  readonly what: string;
  readonly opened: boolean;
  readonly pending: boolean;
  readonly onClose: () => void;
  readonly onSchedule: (release: string) => void;
}

function ScheduleModal({ what, onSchedule, ...props }: ScheduleModalProps) {
  const [release, setRelease] = useState("");
  return (
    <FormModal
      {...props}
      title={format(messages.scheduleTitle, { what })}
      action={messages.schedule}
      ready={release !== ""}
      onSubmit={() => onSchedule(release)}
    >
      <ReleaseField name="release_at" value={release} onChange={setRelease} />
    </FormModal>
  );
}
