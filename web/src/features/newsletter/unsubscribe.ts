import { call } from "#shared/api/api.ts";

export const unsubscribe = (token: string) =>
  call("POST /api/subscriber/v1/unsubscribe/{token}/", { params: { token } });
