import { Radio, Stack, Text } from "@mantine/core";
import type { CancelBody } from "@mindreel/contract/billing/member-subscription";
import type { Standing } from "@mindreel/contract/billing/subscription";
import { messages } from "@mindreel/messages/billing/member-subscription";
import { useState } from "react";
import { format } from "#shared/language/format.ts";
import { dayOf } from "#shared/time/dates.ts";
import { Confirm } from "#shared/ui/dialogs/Confirm.tsx";
import { useChangeSubscription } from "./changeSubscription.ts";

interface Props {
  readonly member: { readonly id: number; readonly username: string };
  readonly standing: Standing;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The end of what is paid. */
const dayIn = ({ paid_until, pro_until }: Standing): string => {
  const end = paid_until ?? pro_until;
  return end === null ? "" : dayOf(end);
};

/** Cancels a member's subscription after confirmation: with the paid time, or at once. */
export function CancelDialog({ member: { id, username }, standing, opened, onClose }: Props) {
  const isDue = standing.state === "past_due" || standing.state === "paused";
  const [chosen, setChosen] = useState<CancelBody["when"]>("period_end");
  const { mutate, isPending } = useChangeSubscription(String(id));
  const day = dayIn(standing);
  // One that ends already can only end sooner.
  const when = isDue || standing.state === "cancelling" ? "now" : chosen;
  return (
    <Confirm
      opened={opened}
      onClose={onClose}
      label={format(messages.cancelLabel, { username })}
      title={format(messages.cancelTitle, { username })}
      confirm={messages.cancel}
      pending={isPending}
      onConfirm={() => mutate(when, { onSettled: onClose })}
    >
      <Stack gap="md">
        {standing.state === "active" && (
          <Radio.Group
            label={messages.when}
            value={chosen}
            onChange={(value) => setChosen(value === "now" ? "now" : "period_end")}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="period_end" label={format(messages.later, { day })} />
              <Radio value="now" label={messages.now} />
            </Stack>
          </Radio.Group>
        )}
        <Text role="status">
          {isDue ? messages.dueText : format(when === "now" ? messages.nowText : messages.laterText, { day })}
        </Text>
      </Stack>
    </Confirm>
  );
}

/** Lets a canceled subscription renew again, after confirmation. */
export function ResumeDialog({ member: { id, username }, standing, opened, onClose }: Props) {
  const { mutate, isPending } = useChangeSubscription(String(id));
  return (
    <Confirm
      opened={opened}
      onClose={onClose}
      label={format(messages.resumeLabel, { username })}
      title={format(messages.resumeTitle, { username })}
      confirm={messages.resume}
      pending={isPending}
      onConfirm={() => mutate("resume", { onSettled: onClose })}
    >
      <Text>{format(messages.resumeText, { day: dayIn(standing) })}</Text>
    </Confirm>
  );
}
