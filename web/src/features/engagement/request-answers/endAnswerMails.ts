import { call } from "#shared/api/api.ts";

export const endAnswerMails = (token: string) =>
  call("POST /api/requests/v1/unsubscribe/{token}/", { params: { token } });
