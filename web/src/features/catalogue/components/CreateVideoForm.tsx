import { Button, NativeSelect, Paper, Stack, Textarea, TextInput, Title } from "@mantine/core";
import { limits } from "@mindreel/contract/limits";
import { type FormEvent, useState } from "react";
import { useCategories } from "#features/catalogue/api/categories.ts";
import { useCreateVideo } from "#features/catalogue/api/createVideo.ts";
import { formErrors } from "#shared/formErrors.ts";
import { PictureField } from "#shared/ui/PictureField.tsx";

export function CreateVideoForm() {
  const { data: categories = [] } = useCategories();
  const { mutate, isPending } = useCreateVideo();
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  // Another form each time one is done, which empties every field, the picture's too.
  const [made, setMade] = useState(0);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    mutate(new FormData(event.currentTarget), {
      onSuccess: () => {
        setErrors(new Map());
        setMade(made + 1);
      },
      onError: (error) => setErrors(formErrors(error)),
    });
  };

  return (
    <Paper component="section" withBorder p="lg" radius="lg" aria-labelledby="create-video">
      <Title order={2} mb="md" id="create-video">
        Create New Video
      </Title>
      <form key={made} onSubmit={submit} aria-labelledby="create-video">
        <Stack gap="md">
          <TextInput label="Title" name="title" maxLength={limits.videoTitle} required error={errors.get("title")} />
          <Textarea
            label="Description"
            name="description"
            size="md"
            rows={4}
            maxLength={limits.videoDescription}
            error={errors.get("description")}
          />
          <TextInput
            label="Oid"
            name="video_oid"
            maxLength={limits.videoOid}
            required
            error={errors.get("video_oid")}
          />
          <NativeSelect
            label="Category"
            name="category"
            size="md"
            required
            error={errors.get("category")}
            defaultValue=""
          >
            <option value="" disabled>
              Choose a category
            </option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
          <PictureField label="Video Thumbnail" name="videos_thumbnail" error={errors.get("videos_thumbnail")} />
          <TextInput
            label="Source"
            name="youtube_video_link"
            type="url"
            placeholder="https://"
            maxLength={limits.url}
            required
            error={errors.get("youtube_video_link")}
          />
          <Button type="submit" loading={isPending}>
            Create Video
          </Button>
        </Stack>
      </form>
    </Paper>
  );
}
