import { Group, Stack, Textarea } from "@mantine/core";
import type { AdminCategory } from "@mindreel/contract/catalogue/category-admin";
import { limits } from "@mindreel/contract/plain/limits";
import { messages } from "@mindreel/messages/catalogue/category-admin";
import { type FormEvent, useState } from "react";
import { OpenToField } from "#features/catalogue/mechanisms/open-to/OpenToField.tsx";
import { openToText } from "#features/catalogue/mechanisms/open-to/openTo.ts";
import { Translations } from "#features/catalogue/translations/Translations.tsx";
import { formErrors } from "#shared/forms/formErrors.ts";
import { onlyChanges } from "#shared/forms/onlyChanges.ts";
import { EditDialog } from "#shared/forms/unsaved-changes/EditDialog.tsx";
import { PictureField } from "#shared/picture/PictureField.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Checkbox } from "#shared/ui/plain/fields/Checkbox.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { Text } from "#shared/ui/plain/text/Text.tsx";
import { useSaveCategory } from "./adminCategories.ts";

interface Props {
  /** Absent when adding one. */
  readonly category?: AdminCategory;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function CategoryEditor({ category, opened, onClose }: Props) {
  const title = category === undefined ? messages.add : messages.edit;
  const translations =
    category &&
    ((onUnsaved: (unsaved: boolean) => void) => (
      <Translations
        framed
        kind="category"
        id={category.id}
        written={{ title: category.name, description: category.description }}
        onUnsaved={onUnsaved}
      />
    ));
  return (
    <EditDialog title={title} opened={opened} onClose={onClose} more={translations}>
      {(close) => <CategoryForm category={category} onClose={close} />}
    </EditDialog>
  );
}

/** A component of its own, so that its state resets each time the dialog opens. */
function CategoryForm({ category, onClose }: { category: AdminCategory | undefined; onClose: () => void }) {
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [removes, setRemoves] = useState(false);
  const { mutate, isPending } = useSaveCategory(category?.id);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const before =
      category === undefined
        ? { open_to: "" }
        : { name: category.name, description: category.description, open_to: openToText(category.open_to) };
    const form = onlyChanges(new FormData(event.currentTarget), before);
    const picture = form.get("category_thumbnail");
    if (removes) form.set("category_thumbnail", "");
    else if (picture instanceof File && picture.size === 0) form.delete("category_thumbnail");
    mutate(form, { onSuccess: onClose, onError: (error) => setErrors(formErrors(error)) });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <TextField
          label={messages.name}
          name="name"
          defaultValue={category?.name}
          maxLength={limits.categoryName}
          autoComplete="off"
          required
          error={errors.get("name")}
          data-autofocus
        />
        <Textarea
          label={messages.description}
          description={messages.descriptionHint}
          name="description"
          defaultValue={category?.description}
          rows={3}
          size="md"
          maxLength={limits.categoryDescription}
          error={errors.get("description")}
        />
        {!removes && (
          <div>
            <PictureField
              label={messages.picture}
              name="category_thumbnail"
              current={category?.category_thumbnail ?? null}
              required={false}
              error={errors.get("category_thumbnail")}
            />
            <Text small dim style={{ marginTop: 8 }}>
              {messages.pictureHint}
            </Text>
          </div>
        )}
        {category?.own_thumbnail === true && (
          <Checkbox
            label={messages.newestPicture}
            checked={removes}
            onChange={({ currentTarget }) => setRemoves(currentTarget.checked)}
          />
        )}
        <OpenToField of="category" value={openToText(category?.open_to)} error={errors.get("open_to")} />
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
