import { Group, Stack, Text, Textarea } from "@mantine/core";
import {
  providerFields,
  type SigningProvider,
  signingProviders,
} from "@mindreel/contract/plain/kinds/signing-providers";
import { limits } from "@mindreel/contract/plain/limits";
import type { ProtectedSource, ProtectedSourceBody } from "@mindreel/contract/playback/protected-sources";
import { messages } from "@mindreel/messages/playback/protected-sources";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { call } from "#shared/api/api.ts";
import { formErrors } from "#shared/forms/formErrors.ts";
import { EditDialog } from "#shared/forms/unsaved-changes/EditDialog.tsx";
import { format } from "#shared/language/format.ts";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { SelectField } from "#shared/ui/plain/fields/SelectField.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { exampleRegion, keyHint, refreshProtectedSources, wordsOf } from "./protectedSources.ts";

interface Props {
  /** Absent when adding a host. */
  readonly source?: ProtectedSource;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function ProtectedSourceModal({ source, opened, onClose }: Props) {
  const title = source === undefined ? messages.protect : format(messages.changeHost, { host: source.host });
  return (
    <EditDialog title={title} opened={opened} onClose={onClose} width={560}>
      {(close) => <ProtectedSourceForm source={source} onClose={close} />}
    </EditDialog>
  );
}

const isProvider = (text: string): text is SigningProvider => signingProviders.some((each) => each === text);

/** A component of its own, so that its state resets each time the dialog opens. */
function ProtectedSourceForm({ source, onClose }: { source: ProtectedSource | undefined; onClose: () => void }) {
  const [provider, setProvider] = useState<SigningProvider>(source?.provider ?? "mux");
  const [host, setHost] = useState(source?.host ?? providerFields.mux.host ?? "");
  const [keyId, setKeyId] = useState(source?.key_id ?? "");
  const [region, setRegion] = useState(source?.region ?? "");
  const [secret, setSecret] = useState("");
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const { mutate, isPending } = useSaveProtectedSource();
  const words = wordsOf[provider]();
  const fields = providerFields[provider];
  const known = source?.provider === provider ? keyHint(source) : undefined;

  const choose = (chosen: SigningProvider) => {
    // Unless the host was typed, it follows the provider.
    if (source === undefined && (host === "" || host === fields.host)) setHost(providerFields[chosen].host ?? "");
    setProvider(chosen);
    setErrors(new Map());
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const body = {
      ...{ provider, host },
      ...(fields.keyId && { key_id: keyId }),
      ...(fields.region && { region }),
      ...(secret !== "" && { secret }),
    };
    mutate(body, { onSuccess: onClose, onError: (error) => setErrors(formErrors(error)) });
  };
  const secretField = {
    label: words.secret,
    name: "secret",
    value: secret,
    error: errors.get("secret"),
    required: known === undefined,
    ...(known !== undefined && { description: format(messages.keep, { hint: known }) }),
    maxLength: limits.signingSecret,
    autoComplete: "off",
    spellCheck: false,
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) =>
      setSecret(value),
  };
  return (
    <form onSubmit={submit} autoComplete="off">
      <Stack gap="md">
        <SelectField
          label={messages.provider}
          value={provider}
          error={errors.get("provider")}
          onChange={({ currentTarget: { value } }) => isProvider(value) && choose(value)}
          data-autofocus
        >
          {signingProviders.map((each) => (
            <option key={each} value={each}>
              {wordsOf[each]().name}
            </option>
          ))}
        </SelectField>
        <Text size="sm" c="dimmed">
          {words.help}
        </Text>
        <TextField
          label={messages.host}
          name="host"
          placeholder={words.host}
          value={host}
          error={errors.get("host")}
          required
          readOnly={source !== undefined}
          maxLength={limits.url}
          onChange={({ currentTarget: { value } }) => setHost(value)}
        />
        {fields.keyId && (
          <TextField
            label={words.keyId}
            name="key_id"
            value={keyId}
            error={errors.get("key_id")}
            required
            maxLength={limits.signingKeyId}
            onChange={({ currentTarget: { value } }) => setKeyId(value)}
          />
        )}
        {fields.region && (
          <TextField
            label={messages.region}
            name="region"
            description={messages.regionNote}
            placeholder={exampleRegion}
            value={region}
            error={errors.get("region")}
            required
            maxLength={limits.signingRegion}
            onChange={({ currentTarget: { value } }) => setRegion(value)}
          />
        )}
        {fields.secret === "rsa" ? <Textarea {...secretField} size="md" rows={4} /> : <TextField {...secretField} />}
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

function useSaveProtectedSource() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProtectedSourceBody) => call("PUT /api/playback/v1/sources/", { body }),
    onSuccess: async ({ host }) => {
      toastSuccess(format(messages.signed, { host }));
      await refreshProtectedSources(client);
    },
  });
}
