import { MarkdownFile } from "#http/files/kinds.ts";
import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import { type NotesMapper, toNote } from "./notes.mapper.ts";
import type { NotesService } from "./notes.service.ts";

export function notesRoutes(route: Routes, notes: NotesService, { withVideos }: NotesMapper): void {
  route(
    "GET /api/notes/v1/notes/",
    async ({ query, member, pageRequest, toPage }) => {
      const page = await notes.page(query, member, pageRequest());
      return withVideos(toPage(page, toNote), page.rows, member.isPro);
    },
    { costly: true },
  );
  route("POST /api/notes/v1/notes/", async ({ body, member }) => toNote(await notes.write(body, member)));
  route("PATCH /api/notes/v1/notes/{id}/", async ({ params, body, member }) =>
    toNote(await notes.change(recordId(params.id), body, member)),
  );
  route("DELETE /api/notes/v1/notes/{id}/", async ({ params, member }) => {
    await notes.remove(recordId(params.id), member);
    return null;
  });
  route("POST /api/notes/v1/notes/{id}/restore/", async ({ params, member }) =>
    toNote(await notes.restore(recordId(params.id), member)),
  );
  route(
    "GET /api/notes/v1/file/",
    async ({ member }) => {
      const { name, text } = await notes.file(member);
      return new MarkdownFile(name, text);
    },
    { costly: true },
  );
}
