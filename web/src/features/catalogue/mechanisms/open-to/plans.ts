import type { Video } from "@mindreel/contract/catalogue/videos";
import { useQuery } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { language } from "#shared/language/language.ts";

/** The names of the plans that open a locked video, such as `Basic or Premium`; empty if none of them is on sale. */
export function useOpeners({ plans: ids }: NonNullable<Video["locked"]>): string {
  const { data } = useQuery({
    queryKey: ["plans", "on sale"],
    queryFn: ({ signal }) => call("GET /api/public/v1/plans/", { signal }),
  });
  const names = data?.plans.filter(({ id }) => ids.includes(id)).map(({ name }) => name) ?? [];
  return new Intl.ListFormat(language(), { type: "disjunction" }).format(names);
}
