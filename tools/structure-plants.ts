/** For each import rule, files that break it, in a folder named `planted` that exists only during the check. */
interface Plant {
  readonly rule: string;
  readonly file: string;
  readonly content: string;
}

const plant = (rule: string, file: string, imported: string): Plant => ({
  rule,
  file,
  content: `import * as imported from ${JSON.stringify(imported)};\nexport const planted = imported;\n`,
});

const feature = "server/src/features/newsletter/planted";

export const plants: readonly Plant[] = [
  plant("no-circles", "server/src/planted/one.ts", "./other.ts"),
  plant("no-circles", "server/src/planted/other.ts", "./one.ts"),
  plant("no-unresolved", "server/src/planted/unresolved.ts", "./nowhere.ts"),
  // A cycle of folders, but not of files.
  plant("no-folder-circles", "server/src/planted/upper/calls.ts", "../lower/called.ts"),
  plant("no-folder-circles", "server/src/planted/lower/called.ts", "node:path"),
  plant("no-folder-circles", "server/src/planted/lower/calls.ts", "../upper/called.ts"),
  plant("no-folder-circles", "server/src/planted/upper/called.ts", "node:path"),
  plant("no-barrels", "server/src/planted/index.ts", "#config/config.ts"),

  plant("contract-imports-nothing", "contract/src/planted/stands.ts", "../../../server/src/config/config.ts"),
  plant("no-schemas-in-plain-contract", "contract/src/plain/planted/schema.ts", "typebox"),
  plant("messages-import-only-contract", "messages/src/planted/stands.ts", "../../../server/src/config/config.ts"),
  plant("server-not-web", "server/src/planted/web.ts", "../../../web/src/shared/session/session.ts"),
  plant("web-not-server", "web/src/planted/server.ts", "../../../server/src/domain/entitlement.ts"),
  plant("no-product-imports-in-emulator", "stripe-local/src/planted/stands.ts", "../../../server/src/config/config.ts"),
  plant(
    "no-emulator-outside-rehearsals",
    "server/src/ports/payments/planted/emulator.ts",
    "@mindreel/stripe-local/emulator",
  ),
  plant("no-source-imports-in-journeys", "e2e/planted/server.ts", "../../server/src/config/config.ts"),
  plant("no-imports-of-tools", "server/src/planted/bench.ts", "../../../bench/support/machine.ts"),
  plant("no-imports-of-tools", "server/src/planted/drill.test.ts", "../../drills/report.ts"),
  plant("no-test-imports-outside-tests", "bench/planted/test.ts", "../../server/test/app/app.ts"),
  plant("no-test-imports-outside-tests", "server/src/planted/test.ts", "#test/app/app.ts"),
  plant("no-test-imports-outside-tests", "web/src/planted/test.ts", "#test/server.ts"),

  plant("server-no-cross-feature-imports", `${feature}/stranger.ts`, "#features/accounts/accounts.module.ts"),
  plant("server-no-cross-feature-imports", `${feature}/stranger.test.ts`, "#features/accounts/accounts.module.ts"),
  plant("server-folders-in-order", "server/src/config/planted/upwards.ts", "#data/own-data.ts"),
  plant("server-folders-in-order", "server/src/http/planted/feature.ts", "#features/accounts/accounts.module.ts"),
  plant("server-folders-in-order", "server/src/features/newsletter/planted/app.ts", "#app.ts"),
  plant("no-io-in-domain", "server/src/domain/planted/io.ts", "node:fs"),
  plant("import-adapters-through-port", `${feature}/adapter.ts`, "#ports/mail/smtp.ts"),
  plant(
    "import-features-through-module",
    "server/src/cli/planted/door.ts",
    "#features/accounts/sessions/sessions.service.ts",
  ),

  plant("no-tables-outside-repositories", `${feature}/tables.ts`, "#db/schema/accounts.ts"),
  plant("no-side-effects-in-repositories", `${feature}/transaction.repository.ts`, "#data/transaction.ts"),
  plant("no-side-effects-in-repositories", `${feature}/audit.repository.ts`, "#data/audit.ts"),
  plant("no-side-effects-in-repositories", `${feature}/jobs.repository.ts`, "#jobs/jobs.ts"),
  plant("no-side-effects-in-repositories", `${feature}/pictures.repository.ts`, "#media/pictures.ts"),
  plant("no-queries-in-routes", `${feature}/query.routes.ts`, "#db/orm.ts"),
  plant("no-queries-in-routes", `${feature}/repository.routes.ts`, "./audit.repository.ts"),
  plant("no-sql-in-services", `${feature}/sql.service.ts`, "#db/orm.ts"),
  plant("no-http-in-services", `${feature}/http.service.ts`, "fastify"),
  plant("no-mappers-in-services", `${feature}/answer.service.ts`, "./query.mapper.ts"),
  plant("no-queries-in-mappers", `${feature}/query.mapper.ts`, "./audit.repository.ts"),
  plant("no-io-in-policies", `${feature}/io.policy.ts`, "node:fs/promises"),
  plant("no-io-in-policies", `${feature}/query.policy.ts`, "./audit.repository.ts"),

  plant(
    "web-no-cross-feature-imports",
    "web/src/features/billing/planted/stranger.ts",
    "#features/catalogue/planted/own.ts",
  ),
  plant("no-features-in-web-shared", "web/src/shared/planted/feature.ts", "#features/catalogue/planted/own.ts"),
  plant("no-app-imports-in-features", "web/src/features/catalogue/planted/own.ts", "#app/App.tsx"),
  plant("no-mantine-in-members-pages", "web/src/app/pages/planted/mantine.ts", "@mantine/core"),
  plant("no-schemas-in-browser", "web/src/planted/schemas.ts", "@mindreel/contract/api"),
];
