import { pagePath } from "@mindreel/contract/wire/pages";
import { Page } from "#app/parts/Page.tsx";
import { Views } from "#app/parts/Views.tsx";
import { AskForm } from "#features/engagement/requests/AskForm.tsx";
import { RequestList } from "#features/engagement/requests/RequestList.tsx";
import { type ListedState, requestsQuery } from "#features/engagement/requests/requests.ts";
import { useSearchParams } from "#shared/navigation/navigation.ts";
import type { PrefetchContext } from "#shared/pageModule.ts";
import { withQuery } from "#shared/withQuery.ts";

const stateIn = (params: URLSearchParams): ListedState => (params.get("state") === "answered" ? "answered" : "open");

export const prefetch = ({ client, params }: PrefetchContext) =>
  client.prefetchInfiniteQuery(requestsQuery(stateIn(params)));

const views = [
  { name: "open", label: "Asked for", to: pagePath("requests") },
  { name: "answered", label: "Here now", to: withQuery(pagePath("requests"), { state: "answered" }) },
];

/** What members miss in the library, and what became of it. */
export function Component() {
  const [params] = useSearchParams();
  const state = stateIn(params);
  return (
    <Page title="Requests">
      <AskForm />
      <Views chosen={state} views={views} />
      <RequestList key={state} state={state} />
    </Page>
  );
}
