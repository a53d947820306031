import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/accounts/member-admin";
import { Page } from "#app/layouts/page/Page.tsx";
import { ExportUsers } from "#features/accounts/member-admin/ExportUsers.tsx";
import { isPlanState, isUserFilter, UsersFilter } from "#features/accounts/member-admin/UsersFilter.tsx";
import { UsersTable } from "#features/accounts/member-admin/UsersTable.tsx";
import { useUrlFilters } from "#shared/navigation/useUrlFilters.ts";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";

export function Component() {
  const { params, changeAll } = useUrlFilters();
  const search = params.get("search");
  const filter = params.get("filter");
  const plan = params.get("plan");
  const wanted = {
    ...(search && { search }),
    ...(isUserFilter(filter) && { filter }),
    ...(isPlanState(plan) && { plan }),
  };
  return (
    <Page
      title={messages.title}
      tools={
        <>
          <UsersFilter wanted={wanted} onChange={changeAll} />
          <ExportUsers wanted={wanted} />
          <ButtonLink to={pagePath("invitations")}>{messages.invite}</ButtonLink>
        </>
      }
    >
      <UsersTable wanted={wanted} />
    </Page>
  );
}
