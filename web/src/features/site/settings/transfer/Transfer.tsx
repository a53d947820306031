import { Group, Stack, Text } from "@mantine/core";
import type { SiteChanges, SiteSettings } from "@mindreel/contract/site/settings";
import { transfer as messages } from "@mindreel/messages/site/settings";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ChangedValue } from "#features/site/settings/ChangedValue.tsx";
import { useSaveSettings } from "#features/site/settings/settings.ts";
import { saveFile } from "#shared/api/download.ts";
import { formErrors } from "#shared/forms/formErrors.ts";
import { settingName } from "#shared/settingNames.ts";
import { toastError, toastInfo } from "#shared/toasts/toasts.ts";
import { Confirm } from "#shared/ui/dialogs/Confirm.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { bringAlong, pictureIn, picturesOf } from "./pictures.ts";
import { type Change, changesBy, fileOf, type Pictures, settingsIn } from "./settingsFile.ts";

/** Exports the settings as one file, and imports them again, here or on another site. */
export function Transfer({ settings }: { readonly settings: SiteSettings }) {
  const input = useRef<HTMLInputElement>(null);
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const [pictures, setPictures] = useState<Pictures>({});
  const { mutateAsync: save } = useSaveSettings();
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const close = () => {
    setChanges([]);
    setRefused(new Map());
  };

  const read = async (file: File) => {
    const found = await settingsIn(file);
    if (found === undefined) return toastError(messages.unreadable);
    const toMake = changesBy(found.settings, settings);
    if (toMake.length === 0) toastInfo(messages.same);
    setPictures(found.pictures);
    setChanges(toMake);
  };
  const { mutate: apply, isPending } = useMutation({
    mutationFn: async () => {
      const toMake: SiteChanges = Object.fromEntries(changes.map(({ name, to }) => [name, to]));
      return save({ version: settings.version, ...(await bringAlong(toMake, pictures)) });
    },
    onSuccess: close,
    onError: (error) => {
      const faults = formErrors(error);
      setRefused(faults);
      if (faults.size === 0) close();
    },
  });
  const { mutate: takeOut, isPending: isTaking } = useMutation({
    mutationFn: async () => fileOf(settings, await picturesOf(settings.values)),
    onSuccess: (file) => saveFile(file, `site-${new Date().toISOString().slice(0, 10)}.json`),
    onError: () => toastError(messages.failed),
  });
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {messages.about}
      </Text>
      <Group gap="sm">
        <Button variant="default" loading={isTaking} onClick={() => takeOut()}>
          {messages.export}
        </Button>
        <Button variant="default" onClick={() => input.current?.click()}>
          {messages.choose}
        </Button>
      </Group>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={messages.choose}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = "";
          if (file !== undefined) void read(file);
        }}
      />
      <Confirm
        opened={changes.length > 0}
        onClose={close}
        label={messages.question}
        title={messages.question}
        confirm={messages.confirm}
        cancel={messages.cancel}
        pending={isPending}
        onConfirm={() => apply()}
      >
        {changes.map(({ name, from, to }) => (
          <Text key={name} size="sm" style={{ overflowWrap: "anywhere" }} lineClamp={3}>
            <strong>{settingName(name)}</strong>: <Value name={name} of={from} pictures={pictures} /> →{" "}
            <Value name={name} of={to} pictures={pictures} />
          </Text>
        ))}
        {refused.size > 0 && (
          <Stack gap="xs" mt="sm" role="alert">
            {[...refused].map(([name, message]) => (
              <Text key={name} size="sm" c="var(--danger)">
                {settingName(name)}: {message}
              </Text>
            ))}
          </Stack>
        )}
        <Text size="sm" c="dimmed" mt="sm">
          {messages.undo}
        </Text>
      </Confirm>
    </>
  );
}

/** Maximum characters shown of a value. */
const shown = 80;

interface ValueProps {
  readonly name: string;
  readonly of: unknown;
  readonly pictures: Pictures;
}

function Value({ name, of, pictures }: ValueProps) {
  if (of === null || of === undefined) return <ChangedValue setting={name} text="" />;
  const picture = pictureIn(name, of, pictures);
  if (picture !== undefined) return <ChangedValue setting={name} text={settingName(name)} picture={picture} />;
  const text = typeof of === "string" ? of : JSON.stringify(of);
  return <ChangedValue setting={name} text={text.length <= shown ? text : `${text.slice(0, shown)}…`} />;
}
