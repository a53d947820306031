import { call } from "#shared/api/api.ts";

export const getNewsAgain = (token: string) => call("POST /api/subscriber/v1/again/{token}/", { params: { token } });
