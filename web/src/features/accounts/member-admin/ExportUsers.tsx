import { messages } from "@mindreel/messages/accounts/member-admin";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ExportButton } from "#shared/ui/table/ExportButton.tsx";
import { type UsersWanted, usersQuery } from "./users.ts";

/** Exports the users that the list below shows. */
export function ExportUsers({ wanted }: { wanted: UsersWanted }) {
  const { data } = useInfiniteQuery(usersQuery(wanted));
  // The server counts search matches only up to 1,000: there may be far more.
  const count = data?.pages[0]?.count ?? 0;
  const expected = wanted.search !== undefined && count >= 1000 ? 20_000 : count;
  return (
    <ExportButton
      call="GET /api/admin/v1/export/users/"
      query={{ ...wanted }}
      what={messages.exported}
      file={messages.exported}
      expected={expected}
    />
  );
}
