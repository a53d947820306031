import type { Campaign } from "@mindreel/contract/newsletter/campaigns";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/newsletter/campaigns";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Page } from "#app/layouts/page/Page.tsx";
import { parents } from "#app/layouts/page/parents.ts";
import { campaignQuery } from "#features/newsletter/campaigns/campaigns.ts";
import { IconNews } from "#shared/icons/site.ts";
import { useParams } from "#shared/navigation/navigation.ts";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { DraftView } from "./DraftView.tsx";
import { SentView } from "./SentView.tsx";

export function Component() {
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery(campaignQuery(id));
  // An open draft stays, even if somebody else sends or deletes it: some of its text may not be saved.
  const [draft, setDraft] = useState<Campaign>();
  if (data?.state === "draft" && data !== draft) setDraft(data);
  if (draft !== undefined && String(draft.id) === id && data !== undefined) {
    const sent = data !== null && data.state !== "draft" && <SentView campaign={data} />;
    return <DraftView key={draft.id} campaign={draft} isDeleted={data === null} sent={sent} />;
  }
  if (data) return <SentView key={data.id} campaign={data} />;
  return (
    <Page title={messages.title} parent={parents.campaign()}>
      {data === null ? (
        <EmptyState
          icon={<IconNews size={36} stroke={1.5} />}
          title={messages.noSuch}
          action={<ButtonLink to={pagePath("campaigns")}>{messages.showAll}</ButtonLink>}
        />
      ) : error === null ? (
        <FullSpinner />
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}
