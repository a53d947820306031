import { useAddress } from "#app/pages/admin/useAddress.ts";
import { Page } from "#app/parts/Page.tsx";
import { ExportUsers } from "#features/accounts/components/ExportUsers.tsx";
import { isUserFilter, UsersFilter } from "#features/accounts/components/UsersFilter.tsx";
import { UsersTable } from "#features/accounts/components/UsersTable.tsx";

export function Component() {
  const { params, change } = useAddress();
  const search = params.get("search");
  const filter = params.get("filter");
  const wanted = { ...(search && { search }), ...(isUserFilter(filter) && { filter }) };
  return (
    <Page
      title="Users"
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
