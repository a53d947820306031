import { isLegalDocument } from "@mindreel/contract/plain/kinds/legal";
import { legal as messages } from "@mindreel/messages/shared/frame";
import { useQuery } from "@tanstack/react-query";
import { Component as NotFound } from "#app/pages/NotFoundPage.tsx";
import { legalQuery } from "#features/site/legal/legal.ts";
import type { PrefetchContext } from "#shared/loading/pageModule.ts";
import { useParams } from "#shared/navigation/navigation.ts";
import { Written } from "./Written.tsx";

export const prefetch = ({ client, path: { document = "" } }: PrefetchContext) =>
  client.prefetchQuery(legalQuery(document));

/** A legal page, such as the imprint. */
export function Component() {
  const { document = "" } = useParams();
  const { data, error, refetch } = useQuery(legalQuery(document));
  if (data === null || !isLegalDocument(document)) return <NotFound />;
  return <Written title={messages.names[document]} html={data?.html} error={error} onRetry={() => void refetch()} />;
}
