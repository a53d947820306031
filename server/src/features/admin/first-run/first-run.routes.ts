import type { Config } from "#config/config.ts";
import type { Routes } from "#http/route.ts";
import { toFirstRun, toTestResult } from "./first-run.mapper.ts";
import type { FirstRunService } from "./first-run.service.ts";

export function firstRunRoutes(route: Routes, firstRun: FirstRunService, config: Config): void {
  route("GET /api/public/v1/first-run/", async () => {
    await firstRun.demandWaiting();
    return { waiting: true as const };
  });

  route(
    "POST /api/accounts/v1/first-superuser/",
    ({ body, audit, accepted }) => firstRun.createSuperuser(body, audit, accepted()),
    { perMinute: 30, throttle: { email: { free: 10, seconds: 300 } }, email: ({ email }) => email },
  );

  route("GET /api/admin/v1/first-run/", async () => toFirstRun(await firstRun.look(), config));

  route(
    "POST /api/admin/v1/first-run/mail/",
    async ({ member, audit, translate }) => toTestResult(await firstRun.testMail(member.id, audit), translate),
    { perMinute: 10 },
  );

  route(
    "POST /api/admin/v1/first-run/payments/",
    async ({ audit, translate }) => toTestResult(await firstRun.testPayments(audit), translate),
    { perMinute: 10 },
  );

  route("PUT /api/admin/v1/first-run/steps/", async ({ body: { step, skipped }, audit }) => {
    await firstRun.skip(step, skipped, audit);
    return toFirstRun(await firstRun.look(), config);
  });

  route("PUT /api/admin/v1/first-run/put-away/", async ({ body, audit }) => {
    await firstRun.putAway(body.put_away, audit);
    return toFirstRun(await firstRun.look(), config);
  });
}
