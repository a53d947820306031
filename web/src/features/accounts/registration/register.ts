import type { RegisterBody } from "@mindreel/contract/accounts/registration";
import { call } from "#shared/api/api.ts";

/** Sent in addition to the fields of the form. */
export type RegistrationExtras = Pick<RegisterBody, "offer" | "invitation" | "accepted_legal" | "is_superuser">;

export const register = (body: RegisterBody) => call("POST /api/accounts/v1/register/", { body });
