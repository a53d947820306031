import { Group, Stack } from "@mantine/core";
import type { Category } from "@mindreel/contract/catalogue/categories";
import { limits } from "@mindreel/contract/plain/limits";
import { messages } from "@mindreel/messages/catalogue/categories";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Translations } from "#features/catalogue/translations/Translations.tsx";
import { call } from "#shared/api/api.ts";
import { formErrors } from "#shared/forms/formErrors.ts";
import { onlyChanges } from "#shared/forms/onlyChanges.ts";
import { EditDialog } from "#shared/forms/unsaved-changes/EditDialog.tsx";
import { PictureField } from "#shared/picture/PictureField.tsx";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { refreshCategories } from "./categories.ts";

interface Props {
  /** Absent when adding a category. */
  readonly category?: Category;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function CategoryModal({ category, opened, onClose }: Props) {
  const title = category === undefined ? messages.add : messages.updateTitle;
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
function CategoryForm({ category, onClose }: { category: Category | undefined; onClose: () => void }) {
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const { mutate, isPending } = useSaveCategory(category?.id);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const before = category === undefined ? {} : { name: category.name };
    mutate(onlyChanges(new FormData(event.currentTarget), before), {
      onSuccess: onClose,
      onError: (error) => setErrors(formErrors(error)),
    });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <TextField
          label={messages.categoryName}
          name="name"
          defaultValue={category?.name}
          maxLength={limits.categoryName}
          autoComplete="off"
          error={errors.get("name")}
          data-autofocus
        />
        <PictureField
          label={messages.thumbnail}
          name="category_thumbnail"
          current={category?.category_thumbnail ?? null}
          error={errors.get("category_thumbnail")}
        />
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

/** @param id undefined creates a category */
function useSaveCategory(id: number | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: FormData) =>
      id === undefined
        ? call("POST /api/category/v1/categories/", { form })
        : call("PATCH /api/category/v1/categories/{id}/", { params: { id: String(id) }, form }),
    onSuccess: async () => {
      toastSuccess(id === undefined ? messages.added : messages.updated);
      await refreshCategories(client);
    },
  });
}
