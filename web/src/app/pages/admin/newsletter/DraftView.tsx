import { Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { Campaign } from "@mindreel/contract/newsletter/campaigns";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages as list, campaign as messages } from "@mindreel/messages/newsletter/campaigns";
import { type ReactNode, useRef, useState } from "react";
import { Page } from "#app/layouts/page/Page.tsx";
import { parents } from "#app/layouts/page/parents.ts";
import { useSendTest } from "#features/newsletter/campaign-sending/campaignSending.ts";
import { SendDialog } from "#features/newsletter/campaign-sending/SendDialog.tsx";
import { Composer, type DraftFields } from "#features/newsletter/campaigns/Composer.tsx";
import { useDeleteCampaign, useSaveAsNew } from "#features/newsletter/campaigns/campaigns.ts";
import { DuplicateButton } from "#features/newsletter/campaigns/DuplicateButton.tsx";
import { missingIn } from "#features/newsletter/campaigns/missing.ts";
import { useDraft } from "#features/newsletter/campaigns/useDraft.ts";
import { useNavigate } from "#shared/navigation/navigation.ts";
import { Redirect } from "#shared/navigation/Redirect.tsx";
import { Confirm } from "#shared/ui/dialogs/Confirm.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";

interface Props {
  readonly campaign: Campaign;
  /** Whether somebody else has deleted it. */
  readonly isDeleted?: boolean;
  /** Its progress, if it is no longer a draft. Shown unless somebody else has sent it without changes that are here. */
  readonly sent?: ReactNode;
}

/** A campaign that is being written. */
export function DraftView({ campaign, isDeleted = false, sent = false }: Props) {
  const navigate = useNavigate();
  const writing = useDraft(campaign);
  const [sending, { open: openSend, close: closeSend }] = useDisclosure();
  const [asking, { open: ask, close: closeAsk }] = useDisclosure();
  const test = useSendTest(campaign.id);
  const removing = useDeleteCampaign();
  const copy = useSaveAsNew();
  const { unsaved, draft } = writing;
  const fields: DraftFields = { subject: useRef(null), body: useRef(null), audience: useRef(null) };
  /** Whether fields are marked: from the first attempt to send. */
  const [tried, setTried] = useState(false);
  const missing = missingIn(draft);
  const send = () => {
    const [first] = missing;
    if (first === undefined) return openSend();
    setTried(true);
    fields[first].current?.focus();
  };
  const isSent = sent !== false;
  if (isSent && !unsaved) return sent;
  if (copy.data !== undefined) return <Redirect to={pagePath("campaign", { id: copy.data.id })} />;
  return (
    <Page
      title={campaign.subject || list.newEmail}
      parent={parents.campaign()}
      tools={
        isDeleted || isSent ? (
          <Button loading={copy.isPending} onClick={() => copy.mutate(draft)}>
            {messages.saveAsNew}
          </Button>
        ) : (
          <>
            <Button variant="default" disabled={unsaved} loading={test.isPending} onClick={() => test.mutate()}>
              {messages.sendTest}
            </Button>
            <DuplicateButton id={campaign.id} disabled={unsaved} />
            <Button variant="light" danger onClick={ask}>
              {messages.delete}
            </Button>
            <Button disabled={unsaved} onClick={send}>
              {messages.sendMenu}
            </Button>
          </>
        )
      }
    >
      <Composer
        campaign={campaign}
        lost={isDeleted ? messages.deletedByOthers : isSent ? messages.sentByOthers : undefined}
        writing={writing}
        missing={tried ? missing : []}
        fields={fields}
      />
      <SendDialog campaign={campaign} opened={sending} onClose={closeSend} />
      <Confirm
        opened={asking}
        onClose={closeAsk}
        label={messages.deleteDraft.label}
        title={messages.deleteDraft.title}
        confirm={messages.deleteDraft.confirm}
        pending={removing.isPending}
        onConfirm={() =>
          removing.mutate(campaign.id, { onSettled: closeAsk, onSuccess: () => navigate(pagePath("campaigns")) })
        }
      >
        <Text>{messages.deleteDraft.text}</Text>
      </Confirm>
    </Page>
  );
}
