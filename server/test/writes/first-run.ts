import { awaitSuperuser, beginSetUp } from "#test/app/first-run.ts";
import { password } from "#test/app/members.ts";
import type { PaidApp, Stock } from "./stock.ts";
import type { Writes } from "./writes.ts";

export function firstRunWrites(t: PaidApp, { fresh, tokenOf }: Stock) {
  const step = async () => {
    await beginSetUp(t);
    return { token: await tokenOf("superuser") };
  };
  return {
    "POST /api/accounts/v1/first-superuser/": async () => {
      const account = { username: "the-first", email: fresh(), password, password2: password };
      return { body: { ...account, token: await awaitSuperuser(t) } };
    },
    "POST /api/admin/v1/first-run/mail/": step,
    "POST /api/admin/v1/first-run/payments/": step,
    "POST /api/admin/v1/first-run/finish/": step,
  } satisfies Writes;
}
