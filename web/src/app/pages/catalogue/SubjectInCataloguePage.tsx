import { pagePath } from "@mindreel/contract/plain/pages";
import { useQuery } from "@tanstack/react-query";
import { Component as NotFound } from "#app/pages/NotFoundPage.tsx";
import { subjectQuery } from "#features/catalogue/teasers/teasers.ts";
import { useParams } from "#shared/navigation/navigation.ts";
import { Redirect } from "#shared/navigation/Redirect.tsx";
import { withQuery } from "#shared/navigation/withQuery.ts";

/** Sends members from the visitors' page of a category to the same in the catalogue, as the server does. */
export function Component() {
  const { id = "" } = useParams();
  const { data, error } = useQuery(subjectQuery(id, "1"));
  if (data === null || error !== null) return <NotFound />;
  return data === undefined ? null : <Redirect to={withQuery(pagePath("home"), { category: data.name })} />;
}
