import { Button, Paper, Stack, Title } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { ProviderNote } from "#features/catalogue/video-lookup/ProviderNote.tsx";
import { useProviderDetails } from "#features/catalogue/video-lookup/useProviderDetails.ts";
import { formErrors } from "#shared/forms/formErrors.ts";
import { useCreateVideo } from "./createVideo.ts";
import { noVideo, VideoFields } from "./VideoFields.tsx";

export function CreateVideoForm() {
  // A new key empties every field, including the file input.
  const [created, setCreated] = useState(0);
  return (
    <Paper component="section" withBorder p="lg" radius="lg" aria-labelledby="create-video">
      <Title order={2} mb="md" id="create-video">
        Create New Video
      </Title>
      <EmptyForm key={created} onDone={() => setCreated(created + 1)} />
    </Paper>
  );
}

function EmptyForm({ onDone }: { readonly onDone: () => void }) {
  const [values, setValues] = useState(noVideo);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const { mutate, isPending } = useCreateVideo();
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
    <form onSubmit={submit} aria-labelledby="create-video">
      <Stack gap="md">
        <VideoFields
          values={values}
          onChange={(change) => setValues((before) => ({ ...before, ...change }))}
          errors={errors}
          sourceNote={<ProviderNote {...provider} />}
        />
        <Button type="submit" loading={isPending}>
          Create Video
        </Button>
      </Stack>
    </form>
  );
}
