import { pagePath } from "@mindreel/contract/plain/pages";
import { useQuery } from "@tanstack/react-query";
import { Gone } from "#app/pages/admin/Gone.tsx";
import { subjectQuery } from "#features/catalogue/teasers/teasers.ts";
import { useParams } from "#shared/navigation/navigation.ts";
import { Redirect } from "#shared/navigation/Redirect.tsx";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";

/** Sends members from the visitors' page of a category to the same in the catalogue, as the server does. */
export function Component() {
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery(subjectQuery(id, "1"));
  if (data) return <Redirect to={withQuery(pagePath("home"), { category: data.name })} />;
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return data === null ? <Gone /> : <FullSpinner />;
}
