import { screen } from "@testing-library/react";
import { it } from "vitest";
import { show } from "#test/render.tsx";
import { responds } from "#test/server.ts";
import { BackupsNote } from "./BackupsNote.tsx";

const now = new Date().toISOString();
const kept = { kept: true, encrypted: true, count: 3, newest_at: now, proved_at: now, failure: null };

it.each([
  ["there are none", { ...kept, kept: false, proved_at: null }, /^No backups are made\. Set BACKUP_DIR/],
  [
    "the first is to come",
    { ...kept, proved_at: null },
    /No backup has been verified yet\. The first one will be made within an hour/,
  ],
  ["all is well", kept, /^Last verified backup: [^.]+\.$/],
  ["the last one is old", { ...kept, proved_at: "2026-01-02T03:04:05Z" }, /It's old: see the server's log/],
  ["an attempt failed", { ...kept, failure: { at: now, message: "The disk is full." } }, /failed: The disk is full\.$/],
])("says when backups were proved: %s", async (_, response, text) => {
  responds("GET /api/admin/v1/backups/", response);
  show(<BackupsNote />);
  await screen.findByText(text);
});
