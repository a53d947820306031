/**
 * Rejects migrations that lock a table for long, or remove something that servers of the previous release still use:
 * expand first, contract a release later. Uses squawk and .squawk.toml; a plant for each danger reveals a squawk that
 * detects nothing. A comment above a statement exempts it: `-- squawk-ignore <rule>`, next to the reason.
 */
import { spawnSync } from "node:child_process";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");

function lint(args: readonly string[], input = ""): { passed: boolean; said: string } {
  const { status, stdout, stderr, error } = spawnSync("squawk", args, { cwd: root, input, encoding: "utf8" });
  if (error !== undefined) throw error;
  return { passed: status === 0, said: stdout + stderr };
}

const plants: Readonly<Record<string, string>> = {
  "ban-drop-column": 'ALTER TABLE "videos" DROP COLUMN "title";',
  "ban-drop-table": 'DROP TABLE "videos";',
  "renaming-column": 'ALTER TABLE "videos" RENAME COLUMN "title" TO "name";',
  "renaming-table": 'ALTER TABLE "videos" RENAME TO "films";',
  "changing-column-type": 'ALTER TABLE "videos" ALTER COLUMN "title" SET DATA TYPE varchar(9);',
  "adding-required-field": 'ALTER TABLE "videos" ADD COLUMN "kind" text NOT NULL;',
  "adding-not-nullable-field": 'ALTER TABLE "videos" ALTER COLUMN "kind" SET NOT NULL;',
  "adding-field-with-default": 'ALTER TABLE "videos" ADD COLUMN "code" uuid DEFAULT gen_random_uuid();',
  "constraint-missing-not-valid": 'ALTER TABLE "videos" ADD CONSTRAINT "long" CHECK (length(title) > 9);',
  "adding-foreign-key-constraint":
    'ALTER TABLE "videos" ADD CONSTRAINT "kind_fk" FOREIGN KEY ("kind") REFERENCES "kinds" ("id");',
  "disallowed-unique-constraint": 'ALTER TABLE "videos" ADD CONSTRAINT "one" UNIQUE ("title");',
  "require-concurrent-index-creation": 'CREATE INDEX "by_title" ON "videos" ("title");',
};

const faults: string[] = [];
const found = lint(["--no-error-on-unmatched-pattern", "server/src/db/migrations/*.sql"]);
if (!found.passed) faults.push(found.said);
for (const [rule, statement] of Object.entries(plants)) {
  const { said } = lint(["--reporter", "gcc", "--stdin-filepath", "planted/0999_planted.sql"], statement);
  if (!said.includes(rule)) faults.push(`squawk does not find ${rule} in: ${statement}\n${said}`);
}
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
