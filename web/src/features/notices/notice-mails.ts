import { call } from "#shared/api/api.ts";

export const endNoticeMails = (token: string) =>
  call("POST /api/notices/v1/unsubscribe/{token}/", { params: { token } });
