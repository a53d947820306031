import { Radio, Stack, Text } from "@mantine/core";
import type { Campaign } from "@mindreel/contract/newsletter/campaigns";
import { campaign as messages } from "@mindreel/messages/newsletter/campaigns";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#shared/api/api.ts";
import { DateTimeField } from "#shared/forms/DateTimeField.tsx";
import { format } from "#shared/language/format.ts";
import { FormModal } from "#shared/ui/dialogs/FormModal.tsx";
import { audienceQuery, isOutdated, useSendCampaign } from "./campaignSending.ts";

interface Props {
  readonly campaign: Campaign;
  readonly opened: boolean;
  readonly onClose: () => void;
}

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

function countWords(recipients: number | undefined): string {
  if (recipients === undefined) return messages.counting;
  if (recipients === 0) return messages.wouldGetNobody;
  return format(messages.wouldGet, { count: recipients });
}

/** Asks when to send a campaign, starting with the time that it is scheduled for, and shows the number of recipients. */
export function SendDialog({ campaign, opened, onClose }: Props) {
  const { send_at } = campaign;
  const [when, setWhen] = useState(send_at === null ? "now" : "later");
  const [time, setTime] = useState(send_at ?? "");
  const { data } = useQuery({ ...audienceQuery(campaign), enabled: opened });
  const { mutate, reset, isPending, error } = useSendCampaign(campaign);
  const valid = when === "now" || time !== "";
  const errors = error instanceof ApiError ? Object.values(error.errors ?? {}).flat() : [];
  // A refusal is about the choice that was sent.
  const choose = (chosen: string) => {
    reset();
    setWhen(chosen);
  };
  const close = () => {
    reset();
    onClose();
  };
  return (
    <FormModal
      title={send_at === null ? messages.send : messages.changeTime}
      action={when === "now" ? messages.sendNow : messages.schedule}
      ready={valid}
      opened={opened}
      pending={isPending}
      onClose={close}
      onSubmit={() =>
        mutate(when === "now" ? null : time, {
          onSuccess: onClose,
          onError: (failure) => {
            if (isOutdated(failure)) close();
          },
        })
      }
    >
      <Text role="status">{countWords(data?.recipients)}</Text>
      <Radio.Group label={messages.when} value={when} onChange={choose}>
        <Stack gap="xs" mt="xs">
          <Radio value="now" label={messages.now} />
          <Radio value="later" label={messages.atATime} />
        </Stack>
      </Radio.Group>
      {when === "later" && (
        <DateTimeField
          label={messages.timeField}
          description={format(messages.inTimeZone, { timeZone: timeZone.replaceAll("_", " ") })}
          value={time}
          onChange={(iso) => {
            reset();
            setTime(iso);
          }}
        />
      )}
      {error !== null && (
        <Text role="alert" c="red">
          {errors.length > 0 ? errors.join(" ") : error.message}
        </Text>
      )}
    </FormModal>
  );
}
