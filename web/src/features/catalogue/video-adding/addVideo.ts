import type { Video } from "@mindreel/contract/catalogue/videos";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/catalogue/video-adding";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refreshVideos } from "#features/catalogue/videos/refreshVideos.ts";
import { isUpcoming } from "#features/catalogue/videos/release.ts";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { format } from "#shared/language/format.ts";
import { toastLinks } from "#shared/toasts/toasts.ts";

/** The fields of a new video, by their wire names. The picture stays in its file input. */
export interface NewVideo {
  readonly youtube_video_link: string;
  readonly title: string;
  readonly description: string;
  readonly video_oid: string;
  /** Ids; empty for none. */
  readonly category: string;
  readonly series: string;
  /** ISO; empty means at once. */
  readonly release_at: string;
  /** Empty: as its series or category. */
  readonly open_to: string;
}

export const noVideo: NewVideo = {
  ...{ youtube_video_link: "", title: "", description: "", video_oid: "" },
  ...{ category: "", series: "", release_at: "", open_to: "" },
};

function report({ id, title, release_at }: Video): void {
  const later = release_at !== null && isUpcoming(release_at);
  toastLinks(format(later ? messages.scheduled : messages.published, { title }), [
    { label: messages.see, to: pagePath("watch", { id }) },
    { label: messages.another, to: pagePath("addVideo") },
  ]);
}

export function useAddVideo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: FormData) => call("POST /api/admin/v1/videos/", { form }),
    onSuccess: async (video) => {
      report(video);
      await Promise.all([refreshVideos(client), client.invalidateQueries({ queryKey: ["lookup"] })]);
    },
  });
}

export function useCreateCategory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => call("POST /api/admin/v1/categories/", { body: { name } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.categories }),
  });
}
