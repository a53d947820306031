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

  plant("contract-stands-alone", "contract/src/planted/stands.ts", "../../../server/src/config/config.ts"),
  plant("plain-is-plain", "contract/src/plain/planted/schema.ts", "typebox"),
  plant("messages-stand-on-the-contract", "messages/src/planted/stands.ts", "../../../server/src/config/config.ts"),
  plant("server-not-web", "server/src/planted/web.ts", "../../../web/src/shared/session/session.ts"),
  plant("web-not-server", "web/src/planted/server.ts", "../../../server/src/domain/entitlement.ts"),
  plant("emulator-stands-alone", "stripe-local/src/planted/stands.ts", "../../../server/src/config/config.ts"),
  plant(
    "emulator-for-rehearsals-only",
    "server/src/ports/payments/planted/emulator.ts",
    "@mindreel/stripe-local/emulator",
  ),
  plant("journeys-see-the-product-only", "e2e/planted/server.ts", "../../server/src/config/config.ts"),
  plant("nothing-imports-the-outside", "server/src/planted/bench.ts", "../../../bench/support/machine.ts"),
  plant("nothing-imports-the-outside", "server/src/planted/drill.test.ts", "../../drills/report.ts"),
  plant("only-tests-import-tests", "bench/planted/test.ts", "../../server/test/app/app.ts"),
  plant("only-tests-import-tests", "server/src/planted/test.ts", "#test/app/app.ts"),
  plant("only-tests-import-tests", "web/src/planted/test.ts", "#test/server.ts"),

  plant("server-features-are-strangers", `${feature}/stranger.ts`, "#features/accounts/accounts.module.ts"),
  plant("server-features-are-strangers", `${feature}/stranger.test.ts`, "#features/accounts/accounts.module.ts"),
  plant("server-folders-in-order", "server/src/config/planted/upwards.ts", "#data/own-data.ts"),
  plant("server-folders-in-order", "server/src/http/planted/feature.ts", "#features/accounts/accounts.module.ts"),
  plant("server-folders-in-order", "server/src/features/newsletter/planted/app.ts", "#app.ts"),
  plant("domain-has-no-io", "server/src/domain/planted/io.ts", "node:fs"),
  plant("adapters-by-their-port", `${feature}/adapter.ts`, "#ports/mail/smtp.ts"),
  plant("modules-are-the-door", "server/src/cli/planted/door.ts", "#features/accounts/sessions/sessions.service.ts"),

  plant("only-repositories-touch-tables", `${feature}/tables.ts`, "#db/schema/accounts.ts"),
  plant("repositories-only-query", `${feature}/transaction.repository.ts`, "#data/transaction.ts"),
  plant("repositories-only-query", `${feature}/audit.repository.ts`, "#data/audit.ts"),
  plant("repositories-only-query", `${feature}/jobs.repository.ts`, "#jobs/jobs.ts"),
  plant("repositories-only-query", `${feature}/pictures.repository.ts`, "#media/pictures.ts"),
  plant("routes-only-bind", `${feature}/query.routes.ts`, "#db/orm.ts"),
  plant("routes-only-bind", `${feature}/repository.routes.ts`, "./audit.repository.ts"),
  plant("services-hold-no-sql", `${feature}/sql.service.ts`, "#db/orm.ts"),
  plant("services-know-no-http", `${feature}/http.service.ts`, "fastify"),
  plant("services-import-no-mappers", `${feature}/answer.service.ts`, "./query.mapper.ts"),
  plant("mappers-only-map", `${feature}/query.mapper.ts`, "./audit.repository.ts"),
  plant("policies-are-pure", `${feature}/io.policy.ts`, "node:fs/promises"),
  plant("policies-are-pure", `${feature}/query.policy.ts`, "./audit.repository.ts"),

  plant(
    "web-features-are-strangers",
    "web/src/features/billing/planted/stranger.ts",
    "#features/catalogue/planted/own.ts",
  ),
  plant("web-shared-is-lowest", "web/src/shared/planted/feature.ts", "#features/catalogue/planted/own.ts"),
  plant("web-features-below-app", "web/src/features/catalogue/planted/own.ts", "#app/App.tsx"),
  plant("members-pages-without-mantine", "web/src/app/pages/planted/mantine.ts", "@mantine/core"),
  plant("browser-loads-no-schemas", "web/src/planted/schemas.ts", "@mindreel/contract/api"),
];
