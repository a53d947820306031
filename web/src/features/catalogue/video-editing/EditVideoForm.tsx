import { Group, Stack, Text } from "@mantine/core";
import type { Category } from "@mindreel/contract/catalogue/categories";
import type { Video } from "@mindreel/contract/catalogue/videos";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/catalogue/video-editing";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useState } from "react";
import { openToText } from "#features/catalogue/mechanisms/open-to/openTo.ts";
import { refreshVideos } from "#features/catalogue/videos/refreshVideos.ts";
import { call } from "#shared/api/api.ts";
import { formErrors } from "#shared/forms/formErrors.ts";
import { onlyChanges } from "#shared/forms/onlyChanges.ts";
import { useUnsavedGuard } from "#shared/forms/unsaved-changes/useUnsavedGuard.tsx";
import { format } from "#shared/language/format.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { VideoFields, type VideoValues } from "./VideoFields.tsx";

const valuesOf = (video: Video, categories: readonly Category[]): VideoValues => ({
  title: video.title,
  description: video.description,
  video_oid: video.video_oid,
  category: String(categories.find(({ name }) => name === video.category)?.id ?? ""),
  youtube_video_link: video.youtube_video_link ?? "",
  release_at: video.release_at ?? "",
  showcased: video.showcased ? "true" : "false",
  open_to: openToText(video.open_to),
});

interface Props {
  readonly video: Video;
  readonly categories: readonly Category[];
  /** Returns to where the form was opened. */
  readonly onLeave: () => void;
}

export function EditVideoForm({ video, categories, onLeave }: Props) {
  const [saved, setSaved] = useState(() => valuesOf(video, categories));
  const [values, setValues] = useState(saved);
  const [newPicture, setNewPicture] = useState(false);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const save = useUpdateVideo(String(video.id));
  const changed =
    newPicture || Object.entries(values).some(([name, value]) => value !== saved[name as keyof VideoValues]);
  const guard = useUnsavedGuard(changed && !save.isSuccess);
  // In an effect, so that the unsaved-changes guard is off by then.
  useEffect(() => {
    if (save.isSuccess) onLeave();
  }, [save.isSuccess, onLeave]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (save.isPending) return;
    save.mutate(onlyChanges(new FormData(event.currentTarget), { ...saved }), {
      onError: (error) => setErrors(formErrors(error)),
      // Another section of the page may have unsaved changes, for whose sake they stay.
      onSuccess: () => {
        setSaved(values);
        setNewPicture(false);
      },
    });
  };
  return (
    <form onSubmit={submit} aria-label={format(messages.edit, { title: video.title })}>
      {guard}
      <Stack gap="md">
        <VideoFields
          values={values}
          onChange={(change) => {
            setValues((before) => ({ ...before, ...change }));
            if (save.isSuccess) save.reset();
          }}
          errors={errors}
          current={video.videos_thumbnail}
          onPicture={setNewPicture}
        />
        {video.series !== null && (
          <Text size="sm" c="dimmed">
            <Episode series={video.series} />
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onLeave}>
            {messages.cancel}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {messages.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Episode({ series: { id, title, place, count } }: { readonly series: NonNullable<Video["series"]> }) {
  const link = (text: string) => <PageLink to={pagePath("adminSeries", { id })}>{text}</PageLink>;
  return <Rich text={messages.episode} values={{ place, all: count, title }} tags={{ link }} />;
}

function useUpdateVideo(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: FormData) => call("PATCH /api/category/v1/video/{id}/", { params: { id }, form }),
    onSuccess: async () => {
      toastSuccess(messages.saved);
      await refreshVideos(client);
    },
  });
}
