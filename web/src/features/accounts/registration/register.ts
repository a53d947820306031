import type { RegisterBody } from "@mindreel/contract/accounts/registration";
import { call } from "#shared/api/api.ts";

export const register = (body: RegisterBody) => call("POST /api/accounts/v1/register/", { body });
