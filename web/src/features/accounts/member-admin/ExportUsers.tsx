import { useInfiniteQuery } from "@tanstack/react-query";
import { ExportButton } from "#shared/ui/table/ExportButton.tsx";
import { type UsersWanted, usersQuery } from "./users.ts";

/** Saves those users as a file that the list beside it shows. */
export function ExportUsers({ wanted }: { wanted: UsersWanted }) {
  const { data } = useInfiniteQuery(usersQuery(wanted));
  // Beyond a thousand a search is not counted: it may be all of them.
  const count = data?.pages[0]?.count ?? 0;
  const expected = wanted.search !== undefined && count >= 1000 ? 20_000 : count;
  return <ExportButton call="GET /api/admin/v1/export/users/" query={{ ...wanted }} what="users" expected={expected} />;
}
