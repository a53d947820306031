import { pageTitles as messages } from "@mindreel/messages/app";
import { Page } from "#app/layouts/page/Page.tsx";
import type { AdminRequestsFilter } from "#features/engagement/request-admin/adminRequests.ts";
import { MissedSearches } from "#features/engagement/request-admin/MissedSearches.tsx";
import { isRequestState, RequestsFilter } from "#features/engagement/request-admin/RequestsFilter.tsx";
import { RequestsTable } from "#features/engagement/request-admin/RequestsTable.tsx";
import { useUrlFilters } from "#shared/navigation/useUrlFilters.ts";

function filterIn(params: URLSearchParams): AdminRequestsFilter {
  const [search, state] = [params.get("search"), params.get("state")];
  return { ...(search && { search }), ...(isRequestState(state) && { state }) };
}

export function Component() {
  const { params, change } = useUrlFilters();
  const filter = filterIn(params);
  return (
    <Page title={messages.requests} tools={<RequestsFilter filter={filter} onChange={change} />}>
      <RequestsTable key={params.toString()} filter={filter} />
      <MissedSearches />
    </Page>
  );
}
