import type { ResetBody } from "@mindreel/contract/accounts/password-reset";
import { call } from "#shared/api/api.ts";

export const resetPassword = (body: ResetBody) =>
  call("POST /reset-password/{uid}/{token}/", { params: { uid: body.uid, token: body.token }, body });
