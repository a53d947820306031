import { Group, Stack, Textarea } from "@mantine/core";
import type { Series } from "@mindreel/contract/catalogue/series";
import { limits } from "@mindreel/contract/plain/limits";
import { messages } from "@mindreel/messages/catalogue/series-admin";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { OpenToField } from "#features/catalogue/mechanisms/open-to/OpenToField.tsx";
import { openToText } from "#features/catalogue/mechanisms/open-to/openTo.ts";
import { Translations } from "#features/catalogue/translations/Translations.tsx";
import { refreshVideos } from "#features/catalogue/videos/refreshVideos.ts";
import { call } from "#shared/api/api.ts";
import { formErrors } from "#shared/forms/formErrors.ts";
import { onlyChanges } from "#shared/forms/onlyChanges.ts";
import { EditDialog } from "#shared/forms/unsaved-changes/EditDialog.tsx";
import { PictureField } from "#shared/picture/PictureField.tsx";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Checkbox } from "#shared/ui/plain/fields/Checkbox.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";

interface Props {
  /** Absent when adding one. */
  readonly series?: Series;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function SeriesModal({ series, opened, onClose }: Props) {
  const title = series === undefined ? messages.new : messages.editTitle;
  const translations =
    series &&
    ((onUnsaved: (unsaved: boolean) => void) => (
      <Translations framed kind="series" id={series.id} written={series} onUnsaved={onUnsaved} />
    ));
  return (
    <EditDialog title={title} opened={opened} onClose={onClose} more={translations}>
      {(close) => <SeriesForm series={series} onClose={close} />}
    </EditDialog>
  );
}

interface FormProps {
  readonly series: Series | undefined;
  readonly onClose: () => void;
}

/** A component of its own, so that its state resets each time the dialog opens. */
function SeriesForm({ series, onClose }: FormProps) {
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [removes, setRemoves] = useState(false);
  const { mutate, isPending } = useSaveSeries(series?.id);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const before =
      series === undefined
        ? { open_to: "" }
        : { title: series.title, description: series.description, open_to: openToText(series.open_to) };
    const form = onlyChanges(new FormData(event.currentTarget), before);
    const picture = form.get("series_thumbnail");
    if (removes) form.set("series_thumbnail", "");
    else if (picture instanceof File && picture.size === 0) form.delete("series_thumbnail");
    mutate(form, { onSuccess: onClose, onError: (error) => setErrors(formErrors(error)) });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <TextField
          label={messages.titleField}
          name="title"
          defaultValue={series?.title}
          maxLength={limits.seriesTitle}
          autoComplete="off"
          required
          error={errors.get("title")}
          data-autofocus
        />
        <Textarea
          label={messages.description}
          name="description"
          defaultValue={series?.description}
          rows={4}
          maxLength={limits.videoDescription}
          error={errors.get("description")}
        />
        {!removes && (
          <PictureField
            label={messages.picture}
            name="series_thumbnail"
            current={series?.series_thumbnail ?? null}
            required={false}
            error={errors.get("series_thumbnail")}
          />
        )}
        {series?.own_thumbnail ? (
          <Checkbox
            label={messages.firstPicture}
            checked={removes}
            onChange={({ currentTarget }) => setRemoves(currentTarget.checked)}
          />
        ) : null}
        <OpenToField of="series" value={openToText(series?.open_to)} error={errors.get("open_to")} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" loading={isPending}>
            {messages.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** @param id undefined creates a series */
function useSaveSeries(id: number | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: FormData) =>
      id === undefined
        ? call("POST /api/series/v1/series/", { form })
        : call("PATCH /api/series/v1/series/{id}/", { params: { id: String(id) }, form }),
    onSuccess: async () => {
      toastSuccess(id === undefined ? messages.added : messages.saved);
      // Videos include their series' title.
      await refreshVideos(client);
    },
  });
}
