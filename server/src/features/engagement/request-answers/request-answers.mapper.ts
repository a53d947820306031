import type { RequestPreferences } from "@mindreel/contract/engagement/request-answers";

export const toRequestPreferences = (wantsMails: boolean): RequestPreferences => ({ mail_answers: wantsMails });
