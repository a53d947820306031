import type { StorageConnection as Connection } from "@mindreel/contract/site/storage-connection";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { toast } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { responds } from "#test/server.ts";
import { StorageConnection } from "./StorageConnection.tsx";

const get = "GET /api/site/v1/connections/storage/";
const put = "PUT /api/site/v1/connections/storage/";
const leave = "DELETE /api/site/v1/connections/storage/";

const none: Connection = {
  ...{ locked: null, bucket: null, in_use: false, set_at: null, unreadable: false, to_move: false },
};
const bucket = { endpoint: "https://s3.example.com", region: "auto", bucket: "films", access_key_id: "AKIA1" };
const used: Connection = { ...none, bucket, in_use: true, set_at: "2026-11-27T10:00:00.000Z", to_move: true };

it("tests a bucket and saves it, and says what happens to the pictures from before", async () => {
  responds(get, none);
  const { press, fill } = show(<StorageConnection />);
  await screen.findByText(/They're on the disk now/);
  await fill("Address of the service", "https://s3.example.com/");
  await fill("Region", "auto");
  await fill("Bucket", "films");
  await fill("Access key ID", "AKIA1");
  await fill("Secret access key", "a-secret");
  const result = { passed: true, says: "A file was written.", todo: "Move the others." };
  const saved = responds(put, { result, connection: used });
  await press("Test and save");
  await toast("Saved");
  expect(saved[0]?.body).toEqual({ ...bucket, secret_access_key: "a-secret" });
  await screen.findByText(/New ones go to the bucket films now/);
  screen.getByText("npm run move-files -- --to s3 --remove");
  screen.getByText("A file was written.");
  expect(screen.getByLabelText(/Secret access key/)).toHaveProperty("value", "");
});

it("keeps the saved secret if none is typed, and takes Amazon's own address", async () => {
  responds(get, { ...used, bucket: { ...bucket, endpoint: null } });
  const { press } = show(<StorageConnection />);
  await screen.findByText("Saved. Leave this empty to keep it.");
  const result = { passed: false, says: "The bucket doesn't keep pictures.", todo: "Check the region." };
  const saved = responds(put, { result, connection: used });
  await press("Test and save");
  await screen.findByText("Nothing was saved");
  screen.getByText("Check the region.");
  expect(saved[0]?.body).toEqual({ ...bucket, endpoint: null });
});

it("is left in two steps while there are pictures in the bucket", async () => {
  responds(get, { ...used, to_move: false });
  const { press } = show(<StorageConnection />);
  await press("Stop using the bucket");
  responds(leave, { ...used, in_use: false });
  await press("Stop using");
  await toast("New pictures go to the disk");
  await screen.findByText("npm run move-files -- --to disk --remove");
  await press("Stop using the bucket");
  responds(leave, none);
  await press("Stop using");
  await screen.findByText(/They're on the disk now/);
  expect(screen.getByRole("textbox", { name: "Bucket" })).toHaveProperty("value", "");
});

it("leaves what the environment decides", async () => {
  responds(get, { ...none, locked: "S3_BUCKET" });
  show(<StorageConnection />);
  await screen.findByText("The server's environment decides this: S3_BUCKET.");
  expect(screen.queryByRole("button")).toBeNull();
});
