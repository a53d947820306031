import { expect, it } from "vitest";
import { isTaken, parseMoment } from "./restore.policy.ts";

it.each([
  ...["postgres/", "postgres/PG_VERSION", "postgres/backup_label", "postgres/mindreel.secret", "postgres/base/1/1259"],
  ...["postgres/global/pg_control", "postgres/pg_wal/", "postgres/pg_wal/000000010000000000000002"],
  ...["secrets/key", "external/content.json", "external/12/0"],
])("restores %s", (name) => {
  expect(isTaken(name)).toBe(true);
});

it.each([
  ...["postgres/postgresql.conf", "postgres/postgresql.auto.conf", "postgres/pg_hba.conf", "postgres/pg_ident.conf"],
  ...["postgres/recovery.signal", "postgres/standby.signal", "postgres/recovery.conf", "postgres/tablespace_map"],
  ...["postgres/conf.d/own.conf", "postgres/global/own.CONF", "postgres/base/library.so", "postgres/postmaster.pid"],
  ...["postgres/base/../postgresql.auto.conf", "postgres/./postgresql.auto.conf", "postgres//postgresql.auto.conf"],
  ...["postgres/base\\..\\postgresql.auto.conf", "postgres-ready/PG_VERSION", "../secrets/key", "/secrets/key"],
  ...["secrets/../media/key", "media/ab/abc/1.webp", "changes-to-replay/000000010000000000000002"],
])("leaves %s out of a restore", (name) => {
  expect(isTaken(name)).toBe(false);
});

it.each([
  ["2026-11-20 14:00", "2026-11-20T14:00:00.000Z"],
  ["2026-11-20", "2026-11-20T00:00:00.000Z"],
  ["2026-11-20T14:00:01.5Z", "2026-11-20T14:00:01.500Z"],
  ["2026-11-20 14:00+01:00", "2026-11-20T13:00:00.000Z"],
])("parses %s as a moment", (text, moment) => {
  expect(parseMoment(text).toISOString()).toBe(moment);
});

it.each(["", "yesterday", "14:00", "2026-13-01", "2026-02-30", "20.11.2026", "2026-11-20 25:00"])(
  "refuses %j",
  (text) => {
    expect(() => parseMoment(text)).toThrow("is not a date and time");
  },
);
