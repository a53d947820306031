import { writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";

const t = await startApp();
const { token } = first(await t.members("superuser", 1));
const look = () => t.ok("GET /api/admin/v1/system/", { token });
const check = async (name: string) => (await look()).checks.find((each) => each.name === name);

it("reports the state of the installation, the database and the disk", async () => {
  const { version, checks } = await look();
  expect(version).toMatch(/^\d+\.\d+\.\d+/);
  expect(checks).toHaveLength(10);
  // Whether many connections are in use depends on the other tests.
  expect(await check("database")).toMatchObject({ says: expect.stringMatching(/^PostgreSQL \d+/) });
  expect(await check("disk")).toMatchObject({ says: expect.stringContaining(t.config.dataDir) });
  expect(await check("pictures")).toMatchObject({ state: "good", says: "Pictures are kept on the disk." });
  expect(await check("superusers")).toMatchObject({ says: expect.stringContaining("1 of 1 superuser ") });
});

it("counts failing jobs, and waiting and failed events", async () => {
  expect(await check("mails")).toMatchObject({ state: "off" });
  await t.query(
    `insert into pgboss.job (name, data, state, retry_limit, created_on, start_after)
     values ('mail-reset', '{}', 'retry', 9, $1, now() + interval '1 hour')`,
    [new Date(t.clock().getTime() - 2 * 3_600_000)],
  );
  expect(await check("mails")).toMatchObject({
    state: "bad",
    says: expect.stringContaining("1 email hasn't been accepted by the mail server for 2 hours"),
  });
  await t.query("update pgboss.job set state = 'failed', completed_on = now() where name = 'mail-reset'");
  expect(await check("mails")).toMatchObject({ state: "bad", says: expect.stringContaining("1 email was given up") });

  await t.query(`update pgboss.job set data = '{"begun": 2}' where name = 'mail-reset'`);
  expect(await check("mails")).toMatchObject({ state: "off" });
  expect(await check("jobs")).toMatchObject({ state: "bad", says: expect.stringContaining("given up: mail-reset.") });

  await t.query(`insert into payment_events (id, type, object_id, created_at, received_at, state)
    values ('evt_1', 'invoice.paid', 'in_1', now(), now() - interval '1 hour', 'received')`);
  const arrivals = await t.services.billing.eventArrivals();
  expect(arrivals).toMatchObject({ waiting: 1, failed: 0, lastPaidAt: null });
  expect(arrivals.waitingSince).toEqual(arrivals.lastReceivedAt);
});

it("says why the backups cannot be read", async () => {
  const dir = path.join(t.config.dataDir, "not-a-folder");
  await writeFile(dir, "");
  const app = await startApp({ config: { backups: { dir, key: undefined, keepDays: 14 } } });
  const superuser = first(await app.members("superuser", 1));
  const { checks } = await app.ok("GET /api/admin/v1/system/", { token: superuser.token });
  expect(checks.find(({ name }) => name === "backups")).toMatchObject({
    state: "bad",
    says: expect.stringContaining(`${dir} cannot be read: ENOTDIR`),
  });
  const { failure } = await app.ok("GET /api/admin/v1/backups/", { token: superuser.token });
  expect(failure?.message).toContain("ENOTDIR");
});
