import { Paper, Stack } from "@mantine/core";
import { messages } from "@mindreel/messages/catalogue/video-editing";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { ProviderNote } from "#features/catalogue/video-lookup/ProviderNote.tsx";
import { useProviderDetails } from "#features/catalogue/video-lookup/useProviderDetails.ts";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { formErrors } from "#shared/forms/formErrors.ts";
import { useUnsavedGuard } from "#shared/forms/unsaved-changes/useUnsavedGuard.tsx";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import { noVideo, VideoFields, type VideoValues } from "./VideoFields.tsx";

export function CreateVideoForm() {
  // A new key resets every field, including the file input.
  const [created, setCreated] = useState(0);
  return (
    <Paper component="section" withBorder p="lg" radius="lg" aria-labelledby="create-video">
      <Title style={{ marginBottom: 16 }} order={2} id="create-video">
        {messages.createTitle}
      </Title>
      <EmptyForm key={created} next={created > 0} onDone={() => setCreated(created + 1)} />
    </Paper>
  );
}

interface EmptyFormProps {
  /** Whether a video has just been created: the new form takes over the focus. */
  readonly next: boolean;
  readonly onDone: () => void;
}

function EmptyForm({ next, onDone }: EmptyFormProps) {
  const [values, setValues] = useState(noVideo);
  const [picture, setPicture] = useState(false);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const { mutate, isPending, isSuccess } = useCreateVideo();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (next) form.current?.querySelector("input")?.focus();
  }, [next]);
  const changed =
    picture || Object.entries(values).some(([name, value]) => value !== noVideo[name as keyof VideoValues]);
  const guard = useUnsavedGuard(changed && !isSuccess, {
    title: messages.leaveTitle,
    text: messages.leaveText,
  });
  const provider = useProviderDetails(values.youtube_video_link, setValues);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    mutate(new FormData(event.currentTarget), {
      onSuccess: onDone,
      onError: (error) => setErrors(formErrors(error)),
    });
  };
  return (
    <form ref={form} onSubmit={submit} aria-labelledby="create-video">
      {guard}
      <Stack gap="md">
        <VideoFields
          values={values}
          onChange={(change) => setValues((before) => ({ ...before, ...change }))}
          errors={errors}
          onPicture={setPicture}
          sourceNote={<ProviderNote {...provider} />}
        />
        <Button type="submit" loading={isPending}>
          {messages.create}
        </Button>
      </Stack>
    </form>
  );
}

export function useCreateVideo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: FormData) => call("POST /api/category/v1/video/", { form }),
    onSuccess: async () => {
      toastSuccess(messages.created);
      await client.invalidateQueries({ queryKey: queryKeys.videos });
    },
  });
}
