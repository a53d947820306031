import type { LoginBody } from "@mindreel/contract/accounts/sessions";
import { call } from "#shared/api/api.ts";

export const login = (body: LoginBody) => call("POST /api/accounts/v1/login/", { body });
