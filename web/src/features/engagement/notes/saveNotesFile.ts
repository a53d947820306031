import { request } from "#shared/api/api.ts";
import { nameOf, saveFile } from "#shared/api/download.ts";

/** Downloads all of the member's notes as a Markdown file. */
export async function saveNotesFile(): Promise<void> {
  const response = await request("GET /api/notes/v1/file/");
  saveFile(await response.blob(), nameOf(response, "notes.md"));
}
