import type { Module, ModuleDependencies } from "#module.ts";
import { createAuditRepository } from "./audit-log/audit-log.repository.ts";
import { adminRoutes, type FigureSources } from "./dashboard/dashboard.routes.ts";
import { createFiguresRepository } from "./figures/figures.repository.ts";
import { figuresRoutes } from "./figures/figures.routes.ts";
import { createFiguresService } from "./figures/figures.service.ts";

interface Needs {
  readonly sources: FigureSources;
}

/** What superusers see of the business as a whole. */
export function createAdmin({ db, config, clock, sources }: ModuleDependencies & Needs) {
  const services = { figures: createFiguresService({ repository: createFiguresRepository(db), clock }) };
  const audit = createAuditRepository(db);
  return {
    services,
    routes: (route) => {
      adminRoutes(route, { figures: sources, audit, publicUrl: config.publicUrl, clock });
      figuresRoutes(route, services.figures);
    },
    jobs: [{ queue: "admin-sweep-searches", cron: "47 3 * * *", run: services.figures.sweep }],
  } satisfies Module<typeof services>;
}
