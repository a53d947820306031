import { Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { Campaign } from "@mindreel/contract/newsletter/campaigns";
import { campaign as messages } from "@mindreel/messages/newsletter/campaigns";
import { Page } from "#app/layouts/page/Page.tsx";
import { parents } from "#app/layouts/page/parents.ts";
import { useStep } from "#features/newsletter/campaign-sending/campaignSending.ts";
import { DeliveriesTable } from "#features/newsletter/campaign-sending/DeliveriesTable.tsx";
import { Progress } from "#features/newsletter/campaign-sending/Progress.tsx";
import { SendDialog } from "#features/newsletter/campaign-sending/SendDialog.tsx";
import { DuplicateButton } from "#features/newsletter/campaigns/DuplicateButton.tsx";
import { MailPreview } from "#features/newsletter/campaigns/MailPreview.tsx";
import { Confirm } from "#shared/ui/dialogs/Confirm.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Section } from "#shared/ui/Section.tsx";

/** A campaign that is scheduled, being sent or sent. */
export function SentView({ campaign }: { readonly campaign: Campaign }) {
  const { id, subject, state, send_at } = campaign;
  const [asking, { open, close }] = useDisclosure();
  const [changing, { open: openChange, close: closeChange }] = useDisclosure();
  const { mutate, isPending } = useStep(id);
  const unfinished = state === "scheduled" || state === "sending" || state === "paused";
  return (
    <Page
      title={subject || messages.noSubject}
      parent={parents.campaign()}
      tools={
        <>
          <DuplicateButton id={id} />
          {unfinished && (
            <>
              {state === "sending" && (
                <Button variant="default" loading={isPending} onClick={() => mutate("pause")}>
                  {messages.pause}
                </Button>
              )}
              {state === "paused" && (
                <Button loading={isPending} onClick={() => mutate("resume")}>
                  {messages.goOn}
                </Button>
              )}
              {state === "scheduled" ? (
                <>
                  <Button variant="default" loading={isPending} onClick={() => mutate("unschedule")}>
                    {messages.backToDraft}
                  </Button>
                  <Button variant="default" onClick={openChange}>
                    {messages.changeTime}
                  </Button>
                </>
              ) : (
                <Button variant="light" danger onClick={open}>
                  {messages.cancelRest}
                </Button>
              )}
            </>
          )}
        </>
      }
    >
      <Section title={messages.progress}>
        <Progress campaign={campaign} />
      </Section>
      {state !== "scheduled" && <DeliveriesTable campaign={campaign} />}
      <Section title={messages.mailSection}>
        <MailPreview campaign={campaign} />
      </Section>
      {state === "scheduled" && (
        <SendDialog key={send_at} campaign={campaign} opened={changing} onClose={closeChange} />
      )}
      <Confirm
        opened={asking}
        onClose={close}
        label={messages.cancelDialog.label}
        title={messages.cancelDialog.title}
        cancel={messages.cancelDialog.keep}
        confirm={messages.cancelDialog.confirm}
        pending={isPending}
        onConfirm={() => mutate("cancel", { onSettled: close })}
      >
        <Text>{messages.cancelDialog.text}</Text>
      </Confirm>
    </Page>
  );
}
