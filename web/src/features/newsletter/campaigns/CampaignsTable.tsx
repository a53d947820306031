import type { CampaignState, ListedCampaign } from "@mindreel/contract/newsletter/campaigns";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/newsletter/campaigns";
import { useInfiniteQuery } from "@tanstack/react-query";
import { IconNews } from "#shared/icons/site.ts";
import { momentOf } from "#shared/time/dates.ts";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import type { Column } from "#shared/ui/table/DataTable.tsx";
import { PagedTable } from "#shared/ui/table/PagedTable.tsx";
import { campaignsQuery } from "./campaigns.ts";

export const stateName = (state: CampaignState): string => messages.states[state];

/** When the state began, or will change. */
const timeOf = ({ state, send_at, ended_at, changed_at }: ListedCampaign): string =>
  momentOf((state === "scheduled" ? send_at : ended_at) ?? changed_at);

const columns: readonly Column<ListedCampaign>[] = [
  {
    name: () => messages.subject,
    render: ({ id, subject }) => <PageLink to={pagePath("campaign", { id })}>{subject || messages.noSubject}</PageLink>,
  },
  { name: () => messages.state, render: ({ state }) => stateName(state), tight: true },
  { name: () => messages.time, render: timeOf, tight: true },
];

export function CampaignsTable() {
  return (
    <PagedTable
      label={messages.title}
      columns={columns}
      query={useInfiniteQuery(campaignsQuery)}
      empty={<EmptyState icon={<IconNews size={36} stroke={1.5} />} title={messages.none} text={messages.noneText} />}
    />
  );
}
