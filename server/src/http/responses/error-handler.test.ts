import { writeFile } from "node:fs/promises";
import { errorFault } from "@mindreel/contract/testing/responses";
import { expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";

/** Every write to it fails as if the disk were full. */
const fullDisk = "/dev/full";

const t = await startApp({
  extend: async (app) => {
    app.post("/full", { config: { access: "anyone" } }, () => writeFile(fullDisk, "a picture"));
  },
});

const unavailable = ({ statusCode, headers, payload }: Awaited<ReturnType<typeof t.app.inject>>) => {
  expect([statusCode, headers["retry-after"]]).toEqual([503, "2"]);
  expect(errorFault(503, JSON.parse(payload))).toBeUndefined();
  expect(JSON.parse(payload)).toMatchObject({ code: "unavailable" });
};

it.runIf(process.platform === "linux")("answers 503 when the disk for files is full", async () => {
  unavailable(await t.app.inject({ method: "POST", url: "/full" }));
});

it("answers 503 when the database's disk is full", async () => {
  await t.query(`create function be_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  await t.query("create trigger full_disk before insert on subscribers execute function be_full()");
  const person = { first_name: "Ada", last_name: "Lovelace", age: 36, country: "Norway" };
  const payload = { ...person, secondary_email: "ada@example.com" };
  unavailable(await t.app.inject({ method: "POST", url: "/api/subscriber/v1/subscriberlist/", payload }));
});
