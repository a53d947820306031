import { queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";

const flags = { total_users: "true", pro_user_today: "true", total_pro_user: "true", total_subscriber: "true" };

export const dashboardFiguresQuery = queryOptions({
  queryKey: ["figures"],
  queryFn: ({ signal }) => call("GET /api/category/v1/count/", { query: flags, signal }),
});
