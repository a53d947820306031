import { Button, Group } from "@mantine/core";
import type { SiteChanges, SiteSettings } from "@mindreel/contract/site/settings";
import { messages } from "@mindreel/messages/site/settings";
import { type ReactNode, type SubmitEvent, useState } from "react";
import { formErrors } from "#shared/forms/formErrors.ts";
import { useUnsavedGuard } from "#shared/forms/useUnsavedGuard.tsx";
import { changesIn, DraftContext } from "./draft.ts";
import classes from "./settings.module.css";
import { useSaveSettings } from "./settings.ts";

interface Props {
  readonly settings: SiteSettings;
  readonly children: ReactNode;
}

/** The settings' form. What is written stays when another section is chosen, until it is saved or taken back. */
export function SettingsForm({ settings, children }: Props) {
  const [changes, setChanges] = useState<SiteChanges>({});
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const { mutate, isPending } = useSaveSettings();
  const values = { ...settings.values, ...changes };
  const toSave = changesIn(values, settings.values);
  const unsaved = Object.keys(toSave).length > 0;
  const guard = useUnsavedGuard(unsaved);

  const discard = () => {
    setChanges({});
    setErrors(new Map());
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending || !unsaved) return;
    mutate(
      { version: settings.version, ...toSave },
      { onSuccess: discard, onError: (error) => setErrors(formErrors(error)) },
    );
  };
  const change = (more: SiteChanges) => {
    setChanges((before) => ({ ...before, ...more }));
    setErrors((before) => new Map([...before].filter(([name]) => !(name in more))));
  };
  return (
    <DraftContext value={{ values, settings, errors, change }}>
      {guard}
      <form onSubmit={submit} aria-label={messages.form} className={classes.form}>
        {children}
        <Group className={classes.save} justify="flex-end">
          <Button variant="default" disabled={!unsaved || isPending} onClick={discard}>
            {messages.discard}
          </Button>
          <Button type="submit" disabled={!unsaved} loading={isPending}>
            {messages.save}
          </Button>
        </Group>
      </form>
    </DraftContext>
  );
}
