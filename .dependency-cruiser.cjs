/**
 * Who may import whom: the layers and folders of docs/architecture.md. tools/structure.ts cruises by these rules, and
 * proves with a planted violation of each that it bites.
 */
const test = "\\.(test|calls)\\.tsx?$";
const tests = [test, "^(server|web)/test/", "^server/drills/", "^contract/testing/"];

/** Importing a type is no call: with this, only values are forbidden. */
const valuesOnly = { dependencyTypesNot: ["type-only"] };

/** The folders of server/src, lowest first: each imports itself and those before it. What is not listed is above all. */
const serverOrder = [
  "files",
  "db",
  "config",
  "domain",
  "observability",
  "data",
  "security",
  "ports",
  "members",
  "library",
  "jobs",
  "mail",
  "media",
  "http",
  "backup",
  "features",
];

const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

const everywhere = [
  rule("no-circles", "Two modules that need each other are one, or need a third.", {}, { circular: true }),
  rule(
    "no-unresolved",
    "Every import leads to a file. The packages of bench/browser are installed when it runs.",
    { pathNot: "^bench/browser/" },
    { couldNotResolve: true },
  ),
  rule("no-barrels", "A name is imported from the file that defines it.", { path: "(^|/)index\\.tsx?$" }, {}),
];

const packages = [
  rule(
    "contract-imports-nothing",
    "The contract imports nothing of ours.",
    { path: "^contract/" },
    { pathNot: "^(contract/|node_modules/typebox)" },
  ),
  rule(
    "no-schemas-in-plain-contract",
    "What browsers load of the contract holds no schema, and imports none.",
    { path: "^contract/src/plain/" },
    { pathNot: "^contract/src/plain/" },
  ),
  rule(
    "messages-import-only-contract",
    "Words know nothing of where they are shown.",
    { path: "^messages/(lib|src)/" },
    { pathNot: "^(contract|messages)/", dependencyTypesNot: ["core"] },
  ),
  rule("server-not-web", "They share the contract alone.", { path: "^server/" }, { path: "^web/" }),
  rule("web-not-server", "They share the contract alone.", { path: "^web/" }, { path: "^server/" }),
  rule(
    "no-product-imports-in-emulator",
    "The Stripe emulator knows Stripe, not us.",
    { path: "^stripe-local/" },
    { path: "^(contract|server|web)/" },
  ),
  rule(
    "no-emulator-outside-rehearsals",
    "The emulator is never loaded beside real keys; what reckons without a network may be.",
    { path: "^server/", pathNot: ["^server/src/ports/payments/rehears(al|ed-past)\\.ts$", ...tests] },
    { path: "^stripe-local/", pathNot: "^stripe-local/src/simulator/replay\\.ts$" },
  ),
  rule(
    "no-source-imports-in-journeys",
    "Journeys use the built product as a person does.",
    { path: "^e2e/" },
    { path: "^(server|web|stripe-local)/" },
  ),
  rule(
    "no-imports-of-tools",
    "Journeys, measurements, drills and tools stand around the product.",
    { path: "^(contract|server|stripe-local|web)/", pathNot: "^server/drills/" },
    { path: "^(bench|e2e|tools|server/drills)/" },
  ),
  rule(
    "no-test-imports-outside-tests",
    "What a test and another program share is a fixture.",
    { pathNot: [...tests, "^e2e/journeys/", "vitest\\.config[.\\w]*\\.ts$"] },
    { path: tests },
  ),
];

const feature = (side) =>
  rule(
    `${side}-no-cross-feature-imports`,
    "A feature never imports another: what two need moves down, or is composed above them.",
    { path: `^${side}/src/features/([^/]+)/` },
    { path: `^${side}/src/features/[^/]+/`, pathNot: `^${side}/src/features/$1/` },
  );

const serverFolders = [
  feature("server"),
  ...serverOrder.map((folder, index) =>
    rule(
      "server-folders-in-order",
      "A folder imports only itself and the folders below it (`serverOrder`).",
      { path: `^server/src/${folder}/`, pathNot: test },
      { path: "^server/src/", pathNot: `^server/src/(${serverOrder.slice(0, index + 1).join("|")})/` },
    ),
  ),
  rule(
    "no-io-in-domain",
    "Rules that features share: values, and conditions as SQL.",
    { path: "^server/src/domain/", pathNot: test },
    { pathNot: "^(contract/|messages/|server/src/domain/|server/src/db/orm\\.ts$)", ...valuesOnly },
  ),
  rule(
    "import-adapters-through-port",
    "Only what composes the server names an adapter; everybody else knows the port.",
    { path: "^server/src/", pathNot: ["^server/src/(ports/|infrastructure\\.ts|serve\\.ts|cli/|demo/)", test] },
    // The client of object stores is for backups, too.
    { path: "^server/src/ports/[^/]+/", pathNot: ["\\.port\\.ts$", "^server/src/ports/storage/s3-client\\.ts$"] },
  ),
  rule(
    "import-features-through-module",
    "From outside, a feature is its module; only the sample mails and the demo look further in.",
    { path: "^server/src/", pathNot: ["^server/src/(features|demo)/", "^server/src/cli/sample-mails\\.", test] },
    { path: "^server/src/features/", pathNot: "\\.module\\.ts$", ...valuesOnly },
  ),
];

const layers = [
  rule(
    "no-tables-outside-repositories",
    "SQL lives in repositories; the schema's types may travel.",
    { path: "^server/src/", pathNot: ["\\.repository\\.ts$", "^server/src/(data|db|security)/", test] },
    { path: "^server/src/db/schema/", ...valuesOnly },
  ),
  rule(
    "no-side-effects-in-repositories",
    "Transactions, audit entries, jobs and pictures are the service's.",
    { path: "\\.repository\\.ts$" },
    {
      path: [
        "^server/src/(jobs|mail|media|observability)/",
        "^server/src/data/(audit|transaction)\\.ts$",
        "\\.(service|routes|module|mapper)\\.ts$",
      ],
    },
  ),
  rule(
    "no-queries-in-routes",
    "A route binds a call to a service; it neither queries nor owns a transaction.",
    { path: "\\.routes\\.ts$" },
    { path: ["\\.repository\\.ts$", "^server/src/db/", "^server/src/data/transaction\\.ts$"] },
  ),
  rule(
    "no-sql-in-services",
    "A service says its steps in the business's words.",
    { path: "\\.service\\.ts$" },
    { path: "^server/src/db/", pathNot: "^server/src/db/(hosts/|advisory-locks\\.ts$)" },
  ),
  rule(
    "no-http-in-services",
    "A service takes values and throws named errors.",
    { path: "\\.service\\.ts$" },
    {
      path: [
        "^node_modules/fastify/",
        "^server/src/http/(route|pages/pages|answers/error-handler)\\.ts$",
        "\\.routes\\.ts$",
      ],
    },
  ),
  rule(
    "no-mappers-in-services",
    "A service returns rows and values. Mappers passed as arguments are not seen.",
    { path: "\\.service\\.ts$" },
    { path: "\\.mapper\\.ts$", ...valuesOnly },
  ),
  rule(
    "no-queries-in-mappers",
    "A mapper makes an answer of a row that it is given.",
    { path: "\\.mapper\\.ts$" },
    { path: ["\\.(repository|service)\\.ts$", "^server/src/(data|db|jobs|ports)/"], ...valuesOnly },
  ),
  rule(
    "no-io-in-policies",
    "A policy decides by its arguments alone.",
    { path: "\\.policy\\.ts$" },
    {
      path: [
        "\\.(repository|service|routes|mapper)\\.ts$",
        "^server/src/(config|data|db|jobs|mail|media|observability|ports|security)/",
        "^(node:)?(fs|http|https|net|dns|child_process|timers)",
      ],
      ...valuesOnly,
    },
  ),
];

const webFolders = [
  feature("web"),
  rule(
    "no-features-in-web-shared",
    "What features share knows none of them.",
    { path: "^web/src/shared/" },
    { path: "^web/src/(features|app|landing)/" },
  ),
  rule(
    "no-app-imports-in-features",
    "Pages compose features, not the other way round.",
    { path: "^web/src/features/" },
    { path: "^web/src/(app|landing)/" },
  ),
  rule(
    "no-mantine-in-members-pages",
    "Mantine is the administration's kit; shared/ui/plain is everybody's.",
    { path: "^web/src/(app/(layouts|pages(?!/admin/))|landing)/", pathNot: test },
    { path: "^node_modules/@mantine/", reachable: true },
  ),
  rule(
    "no-schemas-in-browser",
    "Of the contract the browser loads what holds no schema; its types cost nothing.",
    { path: "^web/src/", pathNot: test },
    {
      path: "^contract/",
      pathNot: "^contract/src/(open-calls\\.ts$|plain/)",
      ...valuesOnly,
    },
  ),
];

module.exports = {
  forbidden: [...everywhere, ...packages, ...serverFolders, ...layers, ...webFolders],
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
