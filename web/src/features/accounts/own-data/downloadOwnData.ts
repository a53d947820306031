import type { Proof } from "@mindreel/contract/accounts/reauthentication";
import { request } from "#shared/api/api.ts";
import { nameOf, saveFile } from "#shared/api/download.ts";

/** Downloads a copy of the member's own data. */
export async function downloadOwnData(body: Proof): Promise<void> {
  const response = await request("POST /api/accounts/v1/security/own-data/", { body });
  saveFile(await response.blob(), nameOf(response, "own-data.zip"));
}
