/** The rules of the folders (docs/decisions/0002-one-contract.md). `npm run check` proves that they bite. */
const feature = (side) => ({
  name: `${side}-features-are-strangers`,
  comment: "A feature never imports another: what two need moves down, or is composed above them.",
  severity: "error",
  from: { path: `^${side}/src/features/([^/]+)/` },
  to: { path: `^${side}/src/features/`, pathNot: `^${side}/src/features/$1/` },
});

module.exports = {
  forbidden: [
    { name: "no-circles", severity: "error", from: {}, to: { circular: true } },
    { name: "no-unresolved", severity: "error", from: {}, to: { couldNotResolve: true } },
    {
      name: "contract-stands-alone",
      severity: "error",
      from: { path: "^contract/src" },
      to: { pathNot: "^(contract/src|node_modules/typebox)" },
    },
    { name: "server-not-web", severity: "error", from: { path: "^server/" }, to: { path: "^web/" } },
    { name: "web-not-server", severity: "error", from: { path: "^web/" }, to: { path: "^server/" } },
    {
      name: "emulator-stands-alone",
      severity: "error",
      from: { path: "^stripe-local/src" },
      to: { path: "^(contract|server|web)/" },
    },
    {
      name: "emulator-for-rehearsals-only",
      severity: "error",
      from: { path: "^server/src", pathNot: "(\\.test\\.ts|^server/src/ports/payments/rehearsal\\.ts)$" },
      to: { path: "stripe-local" },
    },
    feature("server"),
    feature("web"),
    {
      name: "server-foundation-knows-no-feature",
      severity: "error",
      from: { path: "^server/src/(data|db|domain|http|jobs|mail|media|observability|ports|security)/" },
      to: { path: "^server/src/(features/|demo/|cli/|app\\.ts)" },
    },
    {
      name: "web-shared-is-lowest",
      severity: "error",
      from: { path: "^web/src/shared/" },
      to: { path: "^web/src/(features|app|landing)/" },
    },
    {
      name: "web-features-below-app",
      severity: "error",
      from: { path: "^web/src/features/" },
      to: { path: "^web/src/(app|landing)/" },
    },
    {
      name: "only-repositories-touch-tables",
      comment: "SQL lives in repositories; the schema's types may travel.",
      severity: "error",
      from: { path: "^server/src/(features|app|demo|cli)", pathNot: "(repository|\\.test)\\.ts$" },
      to: { path: "^server/src/db/schema/", dependencyTypesNot: ["type-only"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|var)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".tsx", ".js"],
    },
  },
};
