import { Text } from "@mantine/core";
import type { Delivery } from "@mindreel/contract/newsletter/campaign-sending";
import type { Campaign } from "@mindreel/contract/newsletter/campaigns";
import { campaign as messages } from "@mindreel/messages/newsletter/campaigns";
import { useInfiniteQuery } from "@tanstack/react-query";
import { IconMailOff } from "#shared/icons/administration.ts";
import { useUrlFilters } from "#shared/navigation/useUrlFilters.ts";
import { momentOf } from "#shared/time/dates.ts";
import { EmailText } from "#shared/ui/EmailText.tsx";
import { Select } from "#shared/ui/plain/Select.tsx";
import { Section } from "#shared/ui/Section.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import type { Column } from "#shared/ui/table/DataTable.tsx";
import { ExportButton } from "#shared/ui/table/ExportButton.tsx";
import { PagedTable } from "#shared/ui/table/PagedTable.tsx";
import { deliveriesQuery, type Kind } from "./campaignSending.ts";

const kinds = [
  "waiting",
  "handing_over",
  "delivered",
  "refused",
  "skipped",
  "unsure",
  "unsubscribed",
  "bounced",
] as const satisfies readonly Kind[];
const isKind = (value: string): value is Kind => kinds.some((kind) => kind === value);

const columns: readonly Column<Delivery>[] = [
  { name: () => messages.email, render: ({ email }) => <EmailText email={email} /> },
  {
    name: () => messages.state,
    render: ({ state, answer, unsubscribed_at, bounced_at }) => (
      <>
        {[messages.kinds[state], unsubscribed_at && messages.kinds.unsubscribed, bounced_at && messages.kinds.bounced]
          .filter((part) => part !== null && part !== "")
          .join(", ")}
        {answer !== null && state !== "delivered" && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
            {answer}
          </Text>
        )}
      </>
    ),
  },
  { name: () => messages.time, render: ({ changed_at }) => momentOf(changed_at), tight: true },
];

/** A campaign's recipients, and the outcome of each mail. */
export function DeliveriesTable({ campaign }: { readonly campaign: Campaign }) {
  const { id, progress } = campaign;
  const { params, change } = useUrlFilters();
  const wanted = params.get("recipients") ?? "";
  const kind = isKind(wanted) ? wanted : undefined;
  return (
    <Section
      title={messages.recipients}
      tools={
        <>
          <Select
            aria-label={messages.showRecipients}
            value={kind ?? ""}
            onChange={({ currentTarget: { value } }) => change("recipients", value)}
            options={[
              { value: "", label: messages.allRecipients },
              ...kinds.map((value) => ({ value, label: messages.kinds[value] })),
            ]}
          />
          <ExportButton
            call="GET /api/admin/v1/campaigns/{id}/export/"
            params={{ id: String(id) }}
            what={messages.exported}
            file={messages.exported}
            expected={progress.recipients}
          />
        </>
      }
    >
      <PagedTable
        key={kind}
        label={messages.recipients}
        columns={columns}
        query={useInfiniteQuery(deliveriesQuery(campaign, kind))}
        empty={
          <EmptyState
            icon={<IconMailOff size={36} stroke={1.5} />}
            title={messages.nobody}
            text={messages.nobodyText}
          />
        }
      />
    </Section>
  );
}
