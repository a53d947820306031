import { beginSetUp } from "#test/app/first-run.ts";
import type { Audited, AuditedWorld } from "./audited.ts";

export function firstRunEntries({ t }: AuditedWorld) {
  async function settingUp() {
    await beginSetUp(t);
    return { options: {}, details: {}, target: 1 };
  }

  return {
    "POST /api/admin/v1/first-run/mail/": () => settingUp(),
    "POST /api/admin/v1/first-run/payments/": () => settingUp(),
    "POST /api/admin/v1/first-run/finish/": () => settingUp(),
  } satisfies Audited;
}
