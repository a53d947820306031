import { messages } from "@mindreel/messages/accounts/member-admin";
import { Page } from "#app/layouts/page/Page.tsx";
import { ExportUsers } from "#features/accounts/member-admin/ExportUsers.tsx";
import { isUserFilter, UsersFilter } from "#features/accounts/member-admin/UsersFilter.tsx";
import { UsersTable } from "#features/accounts/member-admin/UsersTable.tsx";
import { useUrlFilters } from "#shared/navigation/useUrlFilters.ts";

export function Component() {
  const { params, change } = useUrlFilters();
  const search = params.get("search");
  const filter = params.get("filter");
  const wanted = { ...(search && { search }), ...(isUserFilter(filter) && { filter }) };
  return (
    <Page
      title={messages.title}
      tools={
        <>
          <UsersFilter wanted={wanted} onChange={change} />
          <ExportUsers wanted={wanted} />
        </>
      }
    >
      <UsersTable wanted={wanted} />
    </Page>
  );
}
