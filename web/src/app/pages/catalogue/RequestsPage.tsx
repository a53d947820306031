import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/engagement/requests";
import { Page } from "#app/layouts/page/Page.tsx";
import { AskForm } from "#features/engagement/requests/AskForm.tsx";
import { RequestList } from "#features/engagement/requests/RequestList.tsx";
import { type ListedState, requestsQuery } from "#features/engagement/requests/requests.ts";
import type { PrefetchContext } from "#shared/loading/pageModule.ts";
import { useSearchParams } from "#shared/navigation/navigation.ts";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { Views } from "#shared/ui/links/Views.tsx";

const stateIn = (params: URLSearchParams): ListedState => (params.get("state") === "answered" ? "answered" : "open");

export const prefetch = ({ client, params }: PrefetchContext) =>
  client.prefetchInfiniteQuery(requestsQuery(stateIn(params)));

const viewsOf = () => [
  { name: "open", label: messages.views.open, to: pagePath("requests") },
  { name: "answered", label: messages.views.answered, to: withQuery(pagePath("requests"), { state: "answered" }) },
];

/** Members' requests for videos, and their answers. */
export function Component() {
  const [params] = useSearchParams();
  const state = stateIn(params);
  return (
    <Page title={messages.title}>
      <AskForm />
      <Views chosen={state} views={viewsOf()} />
      <RequestList key={state} state={state} />
    </Page>
  );
}
