import { messages } from "@mindreel/messages/newsletter/subscribers";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ExportButton } from "#shared/ui/table/ExportButton.tsx";
import { subscribersQuery } from "./subscribers.ts";

export function ExportSubscribers() {
  const { data } = useInfiniteQuery(subscribersQuery);
  const expected = data?.pages[0]?.count ?? 0;
  return (
    <ExportButton
      call="GET /api/admin/v1/export/subscribers/"
      what={messages.exported}
      file="subscribers"
      expected={expected}
    />
  );
}
