import { queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";

export const systemQuery = queryOptions({
  queryKey: ["system"],
  queryFn: ({ signal }) => call("GET /api/admin/v1/system/", { signal }),
});
