import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/accounts/member-admin";
import { Page } from "#app/layouts/page/Page.tsx";
import { ExportUsers } from "#features/accounts/member-admin/ExportUsers.tsx";
import { isUserFilter, UsersFilter } from "#features/accounts/member-admin/UsersFilter.tsx";
import { UsersTable } from "#features/accounts/member-admin/UsersTable.tsx";
import { useUrlFilters } from "#shared/navigation/useUrlFilters.ts";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";

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
          <ButtonLink to={pagePath("invitations")}>{messages.invite}</ButtonLink>
        </>
      }
    >
      <UsersTable wanted={wanted} />
    </Page>
  );
}
