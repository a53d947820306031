import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { startApp } from "#test/app/app.ts";

const metricsToken = "0123456789abcdef";
const t = await startApp({ config: { metricsToken } });
const metrics = async () => {
  const { payload } = await t.app.inject({ url: "/metrics", headers: { authorization: `Bearer ${metricsToken}` } });
  return payload;
};
const monitoring = (name: string) =>
  readFile(new URL(`../../../../deploy/monitoring/${name}`, import.meta.url), "utf8");

/** The metrics in Prometheus expressions. */
const named = (expressions: readonly string[]): string[] => [
  ...new Set(expressions.join(" ").match(/\b(mindreel|http|process|nodejs)_\w+/g)),
];

it("reports jobs, events, disks, members and the database", async () => {
  await t.members("member", 2);
  await t.members("pro", 1);
  await t.query(`insert into pgboss.job (name, data, state, retry_limit, start_after)
    values ('mail-reset', '{}', 'retry', 9, now() + interval '1 hour')`);
  const exposed = await metrics();
  expect(exposed).toContain('mindreel_members{kind="all"} 3');
  expect(exposed).toContain('mindreel_members{kind="pro"} 1');
  expect(exposed).toContain('mindreel_jobs{queue="mail-reset",state="retrying"} 1');
  expect(exposed).toContain('mindreel_payment_events{state="waiting"} 0');
  expect(exposed).toMatch(/mindreel_disk_free_bytes\{folder="[^"]+"\} \d{6,}/);
  expect(exposed).toMatch(/mindreel_database_connections\{state="idle"\} \d/);
  expect(exposed).toContain("mindreel_database_up 1");
});

it("still reports the process if the database does not respond", async () => {
  await t.query("alter table kept_counts rename to away");
  const exposed = await metrics();
  expect(exposed).toContain("mindreel_database_up 0");
  expect(exposed).not.toContain("mindreel_members{");
  expect(exposed).toContain("process_cpu_seconds_total");
  await t.query("alter table away rename to kept_counts");
});

it("has every metric that the alert rules and the dashboard use", async () => {
  const { groups }: { groups: { rules: { expr: string; annotations: { summary: string } }[] }[] } = parse(
    await monitoring("alerts.yaml"),
  );
  const rules = groups.flatMap((group) => group.rules);
  const { panels }: { panels: { targets: { expr: string }[] }[] } = JSON.parse(
    await monitoring("grafana-dashboard.json"),
  );
  const expressions = [...rules, ...panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr);
  expect(expressions.length).toBeGreaterThan(20);
  const exposed = await metrics();
  const there = new Set(exposed.match(/^# TYPE \w+/gm)?.map((line) => line.slice(7)));
  const exists = (name: string) => there.has(name) || there.has(name.replace(/_(bucket|count|sum)$/, ""));
  expect(named(expressions).filter((name) => !exists(name))).toEqual([]);
});
