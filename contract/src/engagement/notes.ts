import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { FilledText, Id, IdParams, Nullable, Paged, PageQuery, Text, Timestamp } from "../wire/primitives.ts";

const At = Type.Integer({
  minimum: 0,
  maximum: limits.playSeconds,
  description: "The second of the video that the note is about",
});

export const Note = Type.Object({
  id: Id,
  video: Id,
  at: At,
  text: Type.String(),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Note = Static<typeof Note>;

/** The video that a note is about, which may have been deleted. */
export const NotedVideo = Type.Object({
  id: Id,
  title: Type.String({ description: "If the caller cannot see the video: its title when the note was written" }),
  available: Type.Boolean({ description: "Whether the caller can see the video" }),
  duration: Nullable(Type.Integer({ minimum: 1 })),
  videos_thumbnail: Nullable(Type.String({ description: "Null unless the caller is pro" })),
  thumbnail_srcset: Nullable(Type.String()),
  thumbnail_avif: Nullable(Type.String()),
  thumbnail_blur: Nullable(Type.String()),
});
export type NotedVideo = Static<typeof NotedVideo>;

export const NotePage = Type.Object({
  ...Paged(Note).properties,
  videos: Type.Array(NotedVideo, { description: "The videos of the notes on this page" }),
});
export type NotePage = Static<typeof NotePage>;

const NoteBody = Type.Object({ video: Id, at: At, text: FilledText(limits.noteText) });
const NoteChange = Type.Object({ at: Type.Optional(At), text: Type.Optional(FilledText(limits.noteText)) });

/** A member's own notes. Nobody else can read them: there is no call for superusers. */
export const notesWire = wire({
  "GET /api/notes/v1/notes/": {
    access: "member",
    summary: "The caller's notes by video, the most recently annotated one first, and within a video by time.",
    query: Type.Object({
      ...PageQuery,
      video: Type.Optional(Type.String({ pattern: "^[0-9]{1,10}$", description: "Only notes on this video" })),
      search: Type.Optional(Text(limits.search)),
    }),
    response: { status: 200, body: NotePage },
    errors: ["invalid_page"],
  },
  "POST /api/notes/v1/notes/": {
    access: "pro",
    summary: "Write a note at a second of a video.",
    body: NoteBody,
    response: { status: 201, body: Note },
    errors: ["not_found", "too_many_notes"],
  },
  "PATCH /api/notes/v1/notes/{id}/": {
    access: "member",
    summary: "Change a note's text or second.",
    params: IdParams,
    body: NoteChange,
    response: { status: 200, body: Note },
  },
  "DELETE /api/notes/v1/notes/{id}/": {
    access: "member",
    summary: "Delete a note. It can be restored until a nightly job removes it.",
    params: IdParams,
    response: { status: 204, body: null },
  },
  "POST /api/notes/v1/notes/{id}/restore/": {
    access: "member",
    summary: "Restore a deleted note.",
    params: IdParams,
    errors: ["not_found", "too_many_notes"],
    response: { status: 200, body: Note },
  },
  "GET /api/notes/v1/file/": {
    access: "member",
    summary: "All of the caller's notes as Markdown, each with a link to its second.",
    response: { status: 200, body: Type.String(), file: "markdown" },
  },
});
