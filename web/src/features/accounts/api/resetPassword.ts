import type { ResetBody } from "@mindreel/contract/accounts";
import { call } from "#shared/api.ts";

export const requestReset = (email: string) => call("POST /dj-rest-auth/password/reset/", { body: { email } });

export const resetPassword = (body: ResetBody) =>
  call("POST /reset-password/{uid}/{token}/", { params: { uid: body.uid, token: body.token }, body });
