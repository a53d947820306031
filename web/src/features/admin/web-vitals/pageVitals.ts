import type { FiguresQuery } from "@mindreel/contract/admin/figures";
import { queryOptions } from "@tanstack/react-query";
import { fresh } from "#features/admin/figures/periodFigures.ts";
import { call } from "#shared/api/api.ts";

/** Page speed as measured by visitors' browsers. */
export const pageVitalsQuery = (query: FiguresQuery) =>
  queryOptions({
    queryKey: ["page-vitals", query],
    queryFn: ({ signal }) => call("GET /api/admin/v1/web-vitals/", { query, signal }),
    select: (rows) => rows.map((row) => ({ ...row, id: `${row.page} ${row.device} ${row.visit}` })),
    ...fresh,
  });
