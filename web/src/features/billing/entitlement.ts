import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

export const isProQuery = queryOptions({
  queryKey: queryKeys.checkPro,
  queryFn: ({ signal }) => call("GET /api/accounts/v1/checkpro/", { signal }),
});

export const useIsPro = () => useQuery(isProQuery);
