import { Textarea } from "@mantine/core";
import { limits } from "@mindreel/contract/plain/limits";
import { messages } from "@mindreel/messages/catalogue/video-adding";
import { OpenToField } from "#features/catalogue/mechanisms/open-to/OpenToField.tsx";
import { useSeriesChoices } from "#features/catalogue/video-admin/bulk/seriesChoices.ts";
import { SelectField } from "#shared/ui/plain/fields/SelectField.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import classes from "./AddVideo.module.css";
import { CategoryField } from "./CategoryField.tsx";
import type { NewVideo } from "./newVideo.ts";

interface Props {
  readonly values: NewVideo;
  readonly errors: ReadonlyMap<string, string>;
  readonly onChange: (change: Partial<NewVideo>) => void;
}

export function NewVideoFields({ values, errors, onChange }: Props) {
  const { data: series = [] } = useSeriesChoices();
  const field = (name: "title" | "description" | "video_oid" | "series") => ({
    name,
    value: values[name],
    error: errors.get(name),
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ [name]: value }),
  });
  return (
    <>
      <TextField {...field("title")} label={messages.name} maxLength={limits.videoTitle} autoComplete="off" required />
      <Textarea
        {...field("description")}
        label={messages.description}
        size="md"
        rows={5}
        maxLength={limits.videoDescription}
      />
      <CategoryField
        value={values.category}
        error={errors.get("category")}
        onChange={(category) => onChange({ category })}
      />
      {series.length > 0 && (
        <SelectField
          {...field("series")}
          label={messages.series}
          options={[
            { value: "", label: messages.noSeries },
            ...series.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
        />
      )}
      <OpenToField
        of="video"
        value={values.open_to}
        error={errors.get("open_to")}
        onChange={(open_to) => onChange({ open_to })}
      />
      <details className={classes.more}>
        <summary>{messages.more}</summary>
        <TextField
          {...field("video_oid")}
          label={messages.fileName}
          hint={messages.fileNameHint}
          maxLength={limits.videoOid}
          autoComplete="off"
        />
      </details>
    </>
  );
}
