import { queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";

export const backupsQuery = queryOptions({
  queryKey: ["backups"],
  queryFn: ({ signal }) => call("GET /api/admin/v1/backups/", { signal }),
});
