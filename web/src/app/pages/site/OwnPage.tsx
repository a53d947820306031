import { useQuery } from "@tanstack/react-query";
import { Component as NotFound } from "#app/pages/NotFoundPage.tsx";
import { ownPageQuery } from "#features/site/own-pages/ownPages.ts";
import { boot } from "#shared/boot.ts";
import type { PrefetchContext } from "#shared/loading/pageModule.ts";
import { useParams } from "#shared/navigation/navigation.ts";
import { Written } from "./Written.tsx";

export const prefetch = ({ client, path: { slug = "" } }: PrefetchContext) => client.prefetchQuery(ownPageQuery(slug));

/** A page that the owner added, such as "About". */
export function Component() {
  const { slug = "" } = useParams();
  const { data, error, refetch } = useQuery(ownPageQuery(slug));
  if (data === null) return <NotFound />;
  const title = data?.title ?? boot.site.pages.find((page) => page.slug === slug)?.title ?? boot.appName;
  return <Written title={title} html={data?.html} error={error} onRetry={() => void refetch()} />;
}
