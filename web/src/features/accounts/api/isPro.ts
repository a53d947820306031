import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "#shared/api.ts";

const isProQuery = queryOptions({
  queryKey: ["checkPro"],
  queryFn: ({ signal }) => call("GET /api/accounts/v1/checkpro/", { signal }),
});

export const useIsPro = () => useQuery(isProQuery);
