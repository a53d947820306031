import { Group, Stack, Text } from "@mantine/core";
import { limits } from "@mindreel/contract/plain/limits";
import type { ProtectedSource } from "@mindreel/contract/playback/protected-sources";
import type { SourceTest } from "@mindreel/contract/playback/source-test";
import { messages } from "@mindreel/messages/playback/protected-sources";
import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { call } from "#shared/api/api.ts";
import { formErrors } from "#shared/forms/formErrors.ts";
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import { Dialog } from "#shared/ui/dialogs/Dialog.tsx";
import { Alert } from "#shared/ui/plain/Alert.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";

/** Signs an address as for a player, and requests it. */
const useTestProtectedSource = (id: number) =>
  useMutation({
    mutationFn: (url: string) =>
      call("POST /api/playback/v1/sources/{id}/test/", { params: { id: String(id) }, body: url === "" ? {} : { url } }),
  });

interface Props {
  readonly source: ProtectedSource;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function SourceTestModal({ source, opened, onClose }: Props) {
  const title = format(messages.testHost, { host: source.host });
  return (
    <Dialog label={title} title={title} opened={opened} onClose={onClose} width={560}>
      <SourceTestForm source={source} onClose={onClose} />
    </Dialog>
  );
}

/** A component of its own, so that its state resets each time the dialog opens. */
function SourceTestForm({ source: { id }, onClose }: Pick<Props, "source" | "onClose">) {
  const [url, setUrl] = useState("");
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const { mutate, data, isPending } = useTestProtectedSource(id);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    setErrors(new Map());
    mutate(url.trim(), { onError: (error) => setErrors(formErrors(error)) });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Text>{messages.testNote}</Text>
        <TextField
          label={messages.address}
          description={messages.addressNote}
          name="url"
          type="url"
          placeholder="https://"
          value={url}
          error={errors.get("url")}
          maxLength={limits.url}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => setUrl(value)}
          data-autofocus
        />
        <div role="status">{data !== undefined && !isPending && <Result test={data} />}</div>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {messages.close}
          </Button>
          <Button type="submit" loading={isPending}>
            {messages.test}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

const verdicts = {
  good: { tone: "good", Icon: IconCircleCheck },
  open: { tone: "warning", Icon: IconAlertTriangle },
  bad: { tone: "bad", Icon: IconCircleX },
  unknown: { tone: "calm", Icon: IconAlertTriangle },
} as const;

function verdictOn(outcome: SourceTest["outcome"]): keyof typeof verdicts {
  if (outcome === "works") return "good";
  if (outcome === "open" || outcome === "parts_open") return "open";
  return outcome === "no_video" ? "unknown" : "bad";
}

function Result({ test: { outcome, message, url } }: { test: SourceTest }) {
  const verdict = verdictOn(outcome);
  const { tone, Icon } = verdicts[verdict];
  return (
    <Alert tone={tone} title={messages.verdicts[verdict]} icon={Icon}>
      <Text size="sm">{message}</Text>
      {url !== null && (
        <Text size="sm" mt="xs" style={{ overflowWrap: "anywhere" }}>
          {url}
        </Text>
      )}
    </Alert>
  );
}
