import { Text } from "@mantine/core";
import type { Subscriber } from "@mindreel/contract/newsletter/subscribers";
import { messages } from "@mindreel/messages/newsletter/subscribers";
import { useInfiniteQuery } from "@tanstack/react-query";
import { IconMailOff } from "#shared/icons/administration.ts";
import { EmailText } from "#shared/ui/EmailText.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import type { Column } from "#shared/ui/table/DataTable.tsx";
import { PagedTable } from "#shared/ui/table/PagedTable.tsx";
import { subscribersQuery } from "./subscribers.ts";

const columns: readonly Column<Subscriber>[] = [
  {
    name: () => messages.name,
    render: ({ first_name, middle_name, last_name, full_name }) => (
      <Text fw={560}>
        {[first_name, middle_name, last_name].filter((part) => part !== "").join(" ") || full_name || "–"}
      </Text>
    ),
  },
  {
    name: () => messages.email,
    render: ({ secondary_email, unsubscribed }) => (
      <>
        <EmailText email={secondary_email} />
        {unsubscribed && (
          <Text span size="sm" c="dimmed">
            {" "}
            {messages.unsubscribed}
          </Text>
        )}
      </>
    ),
  },
  { name: () => messages.age, render: ({ age }) => age ?? "–", tight: true, end: true, narrow: "named" },
  { name: () => messages.telephone, render: ({ telephone }) => telephone || "–" },
  { name: () => messages.country, render: ({ country }) => country || "–" },
];

export function SubscribersTable() {
  return (
    <PagedTable
      label={messages.title}
      columns={columns}
      query={useInfiniteQuery(subscribersQuery)}
      end="button"
      empty={
        <EmptyState icon={<IconMailOff size={36} stroke={1.5} />} title={messages.noneTitle} text={messages.noneText} />
      }
    />
  );
}
