import type { Video } from "@mindreel/contract/catalogue/videos";
import { toggles as messages } from "@mindreel/messages/engagement/engagement";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import toggle from "#features/engagement/toggle.module.css";
import { showProgress } from "#features/playback/plays/progress.ts";
import { call } from "#shared/api/api.ts";
import { IconEye } from "#shared/icons/fields.ts";
import { outline } from "#shared/icons/icon.tsx";
import { format } from "#shared/language/format.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import { BusyButton } from "#shared/ui/plain/buttons/BusyButton.tsx";

const IconEyeCheck = outline(
  "M10 12a2 2 0 1 0 4 0a2 2 0 0 0 -4 0M11.102 17.957c-3.204 -.307 -5.904 -2.294 -8.102 -5.957c2.4 -4 5.4 -6 9 -6c3.6 0 6.6 2 9 6a19.5 19.5 0 0 1 -.663 1.032M15 19l2 2l4 -4",
);

/** Marks a video as watched or unwatched. */
export function WatchedButton({ video: { id, title, watched } }: { video: Pick<Video, "id" | "title" | "watched"> }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call("PUT /api/playback/v1/videos/{id}/watched/", { params: { id: String(id) }, body: { watched: !watched } }),
    onSuccess: (progress) => showProgress(client, progress),
    onError: (error) => toastError(error.message),
  });
  const Icon = watched ? IconEyeCheck : IconEye;
  return (
    <BusyButton
      className={toggle.toggle}
      aria-pressed={watched}
      aria-label={format(messages.watched, { title })}
      data-loading={isPending}
      onClick={() => mutate()}
    >
      <Icon size={19} stroke={1.75} aria-hidden="true" />
    </BusyButton>
  );
}
