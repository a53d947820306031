import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { systemEnvironment } from "#config/config.ts";
import { file, picture } from "#fixtures/pictures.ts";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { startS3 } from "#test/peers/s3.ts";

const connection = "/api/site/v1/connections/storage/";
const t = await startApp();
const { token } = first(await t.members("superuser", 1));
const { settings: s3 } = await startS3();

const moveTo = (place: string) =>
  new Promise<string>((resolve) => {
    const script = fileURLToPath(new URL("move-files.ts", import.meta.url));
    const env = { ...systemEnvironment(), DATA_DIR: t.config.dataDir, DATABASE_URL: t.url };
    const options = ["--to", place, "--remove"];
    execFile(process.execPath, [script, ...options], { cwd: t.config.dataDir, env }, (_, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });

it("moves pictures to a bucket that was connected on the page, and back", async () => {
  const form = { use: "logo", picture: file(await picture("png", 40, 20)) };
  const { id } = await t.ok("POST /api/site/v1/pictures/", { token, form });
  const served = async () => (await t.app.inject({ url: `/media/${id}/40x20.webp` })).statusCode;
  expect(await moveTo("s3")).toContain("Connect one under Connections");
  const { endpoint, region, bucket, accessKeyId: access_key_id, secretAccessKey: secret_access_key } = s3;
  const body = { endpoint, region, bucket, access_key_id, secret_access_key };
  expect((await t.ok(`PUT ${connection}`, { token, body })).result.passed).toBe(true);
  expect(await moveTo("disk")).toContain("Stop using the bucket under Connections");
  expect(await moveTo("s3")).toContain("They are no longer on the disk.");
  expect([await t.keptPictures(), await served()]).toEqual([[], 200]);
  await t.ok(`DELETE ${connection}`, { token });
  expect(await moveTo("disk")).toContain("They are no longer in the object store.");
  expect([await t.keptPictures(), await served()]).toEqual([[id], 200]);
  expect((await t.ok(`DELETE ${connection}`, { token })).bucket).toBeNull();
}, 120_000);
