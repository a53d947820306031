import { pagePath } from "@mindreel/contract/plain/pages";
import { useSearchParams } from "#shared/navigation/navigation.ts";
import { Redirect } from "#shared/navigation/Redirect.tsx";
import { withQuery } from "#shared/navigation/withQuery.ts";

/** Sends members from the visitors' plans to where they buy one, with the code of their link. */
export function Component() {
  const [search] = useSearchParams();
  return <Redirect to={withQuery(pagePath("subscription"), search)} />;
}
