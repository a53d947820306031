import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { makeBackup } from "#backup/make/backup.ts";
import { withClient } from "#backup/restore/database/client.ts";
import { listBackups } from "#backup/store/backups.ts";
import { diskStorage } from "#ports/storage/disk.ts";
import { startApp } from "#test/app/app.ts";
import { ownDatabase } from "#test/database/own-database.ts";
import { quiet as log } from "#test/run/quiet.ts";
import { restoreBackup } from "./restore.ts";

const folder = await mkdtemp(path.join(tmpdir(), "mindreel-campaigns-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const t = await startApp();

it("stops campaigns that may have been sent since the backup, until the owner decides", async () => {
  await t.query(
    `insert into campaigns (subject, state, send_at, created_at, changed_at)
     select state, state, case when state <> 'draft' then now() end, now(), now()
     from unnest('{draft,scheduled,sending,paused,sent,cancelled}'::text[]) state`,
  );
  await t.query("update news_settings set digest = 'weekly', digested_at = now() - interval '8 days'");
  await t.members("member", 1);
  await t.query(
    `insert into subscribers (first_name, middle_name, last_name, full_name, telephone, country, comments, secondary_email)
     values ('', '', '', '', '', '', '', 'reader@example.com')`,
  );
  const store = { dir: path.join(folder, "backups"), key: undefined };
  const pictures = diskStorage(path.join(folder, "media"));
  await makeBackup(store, { dataDir: t.config.dataDir, databaseUrl: t.url, pictures, version: "1" });

  const { url: databaseUrl } = await ownDatabase({ empty: true });
  const target = { dataDir: path.join(folder, "data"), databaseUrl };
  const backups = await listBackups(store);
  const restored = await restoreBackup({ store, backups, target, overwrite: false, at: undefined, log });
  expect(restored.stopped).toEqual({ paused: 1, unscheduled: 1, digest: true });

  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query("select subject, state, send_at is null as undated from campaigns order by id");
    expect(rows).toEqual([
      { subject: "draft", state: "draft", undated: true },
      { subject: "scheduled", state: "draft", undated: true },
      { subject: "sending", state: "paused", undated: false },
      { subject: "paused", state: "paused", undated: false },
      { subject: "sent", state: "sent", undated: false },
      { subject: "cancelled", state: "cancelled", undated: false },
    ]);
    const { rows: digests } = await client.query(
      "select digested_at > now() - interval '1 hour' as counts from news_settings",
    );
    expect(digests).toEqual([{ counts: true }]);
  });

  // Who refuses news after the backup stays out when it is restored again.
  await withClient(databaseUrl, (client) =>
    client.query(
      `update subscribers set unsubscribed_at = now() where secondary_email = 'reader@example.com';
       insert into subscribers (first_name, middle_name, last_name, full_name, telephone, country, comments, secondary_email, unsubscribed_at)
         values ('', '', '', '', '', '', '', 'later@example.com', now());
       insert into news_preferences (user_id, wanted, changed_at) select id, false, now() from users;
       insert into news_refusals values ('a key')`,
    ),
  );
  await restoreBackup({ store, backups, target, overwrite: true, at: undefined, log });
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(
      `select (select array_agg(secondary_email order by secondary_email) from subscribers where unsubscribed_at is not null) as left,
         (select array_agg(distinct wanted) from news_preferences) as wanted, (select array_agg(key) from news_refusals) as keys`,
    );
    expect(rows).toEqual([{ left: ["later@example.com", "reader@example.com"], wanted: [false], keys: ["a key"] }]);
  });
}, 120_000);
