import { Textarea } from "@mantine/core";
import { limits } from "@mindreel/contract/plain/limits";
import { messages } from "@mindreel/messages/catalogue/video-adding";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useCategories } from "#features/catalogue/categories/categories.ts";
import { OpenToField } from "#features/catalogue/mechanisms/open-to/OpenToField.tsx";
import { useSeriesChoices } from "#features/catalogue/video-admin/bulk/seriesChoices.ts";
import { formErrors } from "#shared/forms/formErrors.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { TextButton } from "#shared/ui/plain/buttons/TextButton.tsx";
import { SelectField } from "#shared/ui/plain/fields/SelectField.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import classes from "./AddVideo.module.css";
import { type NewVideo, useCreateCategory } from "./addVideo.ts";

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

interface CategoryFieldProps {
  /** Its id; empty for none. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (id: string) => void;
}

/** A category to choose, or to create on the spot. */
function CategoryField({ value, error, onChange }: CategoryFieldProps) {
  const { data: categories = [] } = useCategories();
  const [name, setName] = useState<string>();
  const [fault, setFault] = useState<string>();
  const { mutate, isPending } = useCreateCategory();
  const close = () => {
    // The focused button or field goes.
    flushSync(() => {
      setName(undefined);
      setFault(undefined);
    });
    document.querySelector<HTMLElement>("select[name=category]")?.focus();
  };
  const create = () => {
    if (isPending || name === undefined || name.trim() === "") return;
    mutate(name, {
      onSuccess: ({ id }) => {
        onChange(String(id));
        close();
      },
      onError: (failure) => setFault(formErrors(failure).get("name")),
    });
  };
  return (
    <div>
      <SelectField
        label={messages.category}
        name="category"
        value={value}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        options={[
          { value: "", label: messages.noCategory },
          ...categories.map((each) => ({ value: String(each.id), label: each.name })),
        ]}
      />
      <div className={classes.below}>
        {name === undefined ? (
          <TextButton onClick={() => setName("")}>{messages.newCategory}</TextButton>
        ) : (
          <div className={classes.create}>
            <TextField
              label={messages.categoryName}
              value={name}
              error={fault}
              maxLength={limits.categoryName}
              autoComplete="off"
              autoFocus
              onChange={({ currentTarget }) => setName(currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key === "Escape") close();
                if (event.key !== "Enter") return;
                // Not the form around it.
                event.preventDefault();
                create();
              }}
            />
            <Button variant="default" loading={isPending} onClick={create}>
              {messages.createCategory}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
