import { limits } from "@mindreel/contract/plain/limits";
import { messages } from "@mindreel/messages/catalogue/video-adding";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useCategories } from "#features/catalogue/categories/categories.ts";
import { formErrors } from "#shared/forms/formErrors.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { TextButton } from "#shared/ui/plain/buttons/TextButton.tsx";
import { SelectField } from "#shared/ui/plain/fields/SelectField.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import classes from "./AddVideo.module.css";
import { useCreateCategory } from "./addVideo.ts";

interface Props {
  /** Its id; empty for none. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (id: string) => void;
}

/** A category to choose, or to create on the spot. */
export function CategoryField({ value, error, onChange }: Props) {
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
