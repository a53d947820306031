import { useDisclosure } from "@mantine/hooks";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/newsletter/campaigns";
import { Page } from "#app/layouts/page/Page.tsx";
import { CampaignsTable } from "#features/newsletter/campaigns/CampaignsTable.tsx";
import { useCreateCampaign } from "#features/newsletter/campaigns/campaigns.ts";
import { NewsSettingsModal } from "#features/newsletter/digest.tsx";
import { IconPlus } from "#shared/icons/site.ts";
import { useNavigate } from "#shared/navigation/navigation.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";

export function Component() {
  const navigate = useNavigate();
  const { mutate, isPending } = useCreateCampaign();
  const [setting, { open, close }] = useDisclosure();
  const tools = (
    <>
      <Button variant="default" onClick={open}>
        {messages.settings}
      </Button>
      <Button
        leftSection={<IconPlus size={18} aria-hidden="true" />}
        loading={isPending}
        onClick={() => mutate(undefined, { onSuccess: ({ id }) => navigate(pagePath("campaign", { id })) })}
      >
        {messages.write}
      </Button>
    </>
  );
  return (
    <Page title={messages.title} tools={tools}>
      <CampaignsTable />
      <NewsSettingsModal opened={setting} onClose={close} />
    </Page>
  );
}
