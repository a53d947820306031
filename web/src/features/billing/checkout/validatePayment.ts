import { call } from "#shared/api/api.ts";
import { queryClient } from "#shared/api/query.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

/** Whether a checkout is paid. If it is, the whole app treats the member as pro from now on. */
export async function validatePayment(session_id: string): Promise<boolean> {
  const paid = await call("GET /api/category/v1/session-check/", { query: { session_id } });
  queryClient.setQueryData(queryKeys.checkPro, paid);
  for (const queryKey of [queryKeys.checkPro, queryKeys.standing, queryKeys.currentUser]) {
    await queryClient.invalidateQueries({ queryKey });
  }
  return paid;
}
