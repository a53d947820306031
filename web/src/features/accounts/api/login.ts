import type { LoginBody } from "@mindreel/contract/accounts";
import { call } from "#shared/api.ts";

export const login = (body: LoginBody) => call("POST /api/accounts/v1/login/", { body });
