import { auditLogRoutes } from "#features/admin/audit-log/audit-log.routes.ts";
import { createAuditLogService } from "#features/admin/audit-log/audit-log.service.ts";
import { backupsRoutes } from "#features/admin/backups/backups.routes.ts";
import { createBackupsService } from "#features/admin/backups/backups.service.ts";
import { dashboardRoutes } from "#features/admin/dashboard/dashboard.routes.ts";
import { createDashboardService, type SalesFigures } from "#features/admin/dashboard/dashboard.service.ts";
import { figuresRoutes } from "#features/admin/figures/figures.routes.ts";
import { createFiguresService } from "#features/admin/figures/figures.service.ts";
import type { PaymentDifference } from "#features/admin/first-run/first-run.policy.ts";
import { firstRunRoutes } from "#features/admin/first-run/first-run.routes.ts";
import { createFirstRunService } from "#features/admin/first-run/first-run.service.ts";
import type { EventFacts, MailServerFrom, UnreadableConnection } from "#features/admin/system/findings.policy.ts";
import { systemRoutes } from "#features/admin/system/system.routes.ts";
import { createSystemService } from "#features/admin/system/system.service.ts";
import { todayRoutes } from "#features/admin/today/today.routes.ts";
import { createTodayService } from "#features/admin/today/today.service.ts";
import { videoFiguresRoutes } from "#features/admin/video-figures/video-figures.routes.ts";
import { createVideoFiguresService } from "#features/admin/video-figures/video-figures.service.ts";
import { toSpeedCsv } from "#features/admin/web-vitals/web-vitals.mapper.ts";
import { webVitalsRoutes } from "#features/admin/web-vitals/web-vitals.routes.ts";
import { createWebVitalsService } from "#features/admin/web-vitals/web-vitals.service.ts";
import type { Module, ModuleDependencies } from "#features/module.ts";
import type { SetByOwner } from "./first-run/first-run.policy.ts";
import { adminOwnData } from "./own-data.repository.ts";

interface Needs {
  readonly setByOwner: () => Promise<SetByOwner>;
  readonly sales: SalesFigures;
  readonly eventArrivals: () => Promise<EventFacts>;
  readonly mailServerFrom: () => Promise<MailServerFrom>;
  readonly unreadableConnections: () => Promise<readonly UnreadableConnection[]>;
  readonly paymentDifferences: () => Promise<readonly PaymentDifference[]>;
}

/** Figures, audit log, backups, system state and the first run, for superusers. */
export function createAdmin(dependencies: ModuleDependencies & Needs) {
  const { db, replica, database, config, clock, sales } = dependencies;
  const dashboard = createDashboardService({ db, sales, clock });
  const auditLog = createAuditLogService(db);
  const backups = createBackupsService({ config, database, clock });
  const webVitals = createWebVitalsService({ db, clock });
  const services = {
    firstRun: createFirstRunService({ ...dependencies, keptBackups: backups.kept }),
    figures: createFiguresService({
      db,
      replica,
      speedFile: async (period) => toSpeedCsv(period, await webVitals.within(period)),
      clock,
    }),
    videoFigures: createVideoFiguresService({ db, replica, clock }),
    system: createSystemService({
      ...dependencies,
      keptBackups: backups.kept,
      memberCounts: dashboard.memberCounts,
    }),
  };
  const today = createTodayService({
    ...{ db, replica, clock },
    unpaid: dependencies.payments.terms.unpaid,
    stepsLeft: async () => (await services.firstRun.openSteps()).length,
    dailyFacts: services.system.dailyFacts,
  });
  return {
    services,
    routes: (route, app) => {
      app.addHook("preClose", async () => backups.close());
      backupsRoutes(route, backups);
      dashboardRoutes(route, dashboard);
      todayRoutes(route, today);
      auditLogRoutes(route, auditLog);
      figuresRoutes(route, services.figures);
      videoFiguresRoutes(route, services.videoFigures);
      webVitalsRoutes(route, webVitals);
      systemRoutes(route, services.system);
      firstRunRoutes(route, services.firstRun, config);
    },
    jobs: [
      { queue: "admin-backup", cron: "12 * * * *", run: backups.backUpIfDue, mostSeconds: 12 * 3600 },
      { queue: "admin-sweep-searches", cron: "47 3 * * *", run: services.figures.sweep },
      { queue: "admin-count-plays", cron: "27 * * * *", run: services.videoFigures.count },
    ],
    ownData: adminOwnData,
  } satisfies Module<typeof services>;
}
