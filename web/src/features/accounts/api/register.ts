import type { RegisterBody } from "@mindreel/contract/accounts";
import { call } from "#shared/api.ts";

export const register = (body: RegisterBody) => call("POST /api/accounts/v1/register/", { body });
