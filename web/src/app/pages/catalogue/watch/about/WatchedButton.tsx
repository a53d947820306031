import type { Video } from "@mindreel/contract/catalogue/videos";
import { toggles as messages } from "@mindreel/messages/engagement/engagement";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import toggle from "#features/engagement/toggle.module.css";
import { showProgress } from "#features/playback/plays/progress.ts";
import { call } from "#shared/api/api.ts";
import { IconCircleCheck } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import { BusyButton } from "#shared/ui/plain/buttons/BusyButton.tsx";
import classes from "./About.module.css";

/** Marks a video as watched or unwatched. */
export function WatchedButton({ video: { id, title, watched } }: { video: Pick<Video, "id" | "title" | "watched"> }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call("PUT /api/playback/v1/videos/{id}/watched/", { params: { id: String(id) }, body: { watched: !watched } }),
    onSuccess: (progress) => showProgress(client, progress),
    onError: (error) => toastError(error.message),
  });
  return (
    <BusyButton
      className={`${toggle.toggle} ${classes.watched}`}
      aria-pressed={watched}
      aria-label={format(messages.watched, { title })}
      data-loading={isPending}
      onClick={() => mutate()}
    >
      <IconCircleCheck size={19} stroke={1.75} aria-hidden="true" />
    </BusyButton>
  );
}
