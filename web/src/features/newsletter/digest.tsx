import { settings as messages } from "@mindreel/messages/newsletter/digest";
import "@mantine/core/styles/NumberInput.layer.css";
import { NumberInput, Radio, Stack } from "@mantine/core";
import type { NewsSettings } from "@mindreel/contract/newsletter/digest";
import { limits } from "@mindreel/contract/plain/limits";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";
import { FormModal } from "#shared/ui/dialogs/FormModal.tsx";

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

const digests = ["off", "weekly", "monthly"] as const satisfies readonly NewsSettings["digest"][];
const isDigest = (value: string): value is NewsSettings["digest"] => digests.some((digest) => digest === value);

/** The sending rate of news, and how often there is a digest of new videos. */
export function NewsSettingsModal({ opened, onClose }: Props) {
  const { data } = useQuery({ ...newsSettingsQuery, enabled: opened });
  // Empty while a number is being typed.
  const [rate, setRate] = useState<number | string | null>(null);
  const [digest, setDigest] = useState<NewsSettings["digest"] | null>(null);
  const { mutate, isPending } = useSaveNewsSettings();
  const perHour = rate ?? data?.mails_per_hour ?? "";
  const settings =
    data !== undefined && typeof perHour === "number"
      ? { mails_per_hour: perHour, digest: digest ?? data.digest }
      : undefined;
  const done = () => {
    setRate(null);
    setDigest(null);
    onClose();
  };
  return (
    <FormModal
      title={messages.title}
      action={messages.save}
      ready={settings !== undefined}
      opened={opened}
      pending={isPending}
      onClose={done}
      onSubmit={() => settings && mutate(settings, { onSuccess: done })}
    >
      <NumberInput
        label={messages.rate}
        description={messages.rateNote}
        value={perHour}
        min={1}
        max={limits.mailsPerHour}
        clampBehavior="strict"
        allowDecimal={false}
        thousandSeparator=","
        onChange={setRate}
      />
      <Radio.Group
        label={messages.digest}
        description={messages.digestNote}
        value={digest ?? data?.digest ?? ""}
        onChange={(value) => isDigest(value) && setDigest(value)}
      >
        <Stack gap="xs" mt="xs">
          {digests.map((value) => (
            <Radio key={value} value={value} label={messages.digests[value]} />
          ))}
        </Stack>
      </Radio.Group>
    </FormModal>
  );
}

const newsSettingsQuery = queryOptions({
  queryKey: [...queryKeys.campaigns, "settings"],
  queryFn: ({ signal }) => call("GET /api/admin/v1/news-settings/", { signal }),
  staleTime: 0,
});

function useSaveNewsSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewsSettings) => call("PUT /api/admin/v1/news-settings/", { body }),
    onSuccess: (settings) => {
      client.setQueryData(newsSettingsQuery.queryKey, settings);
      toastSuccess(messages.saved);
    },
    onError: ({ message }) => toastError(message),
  });
}
