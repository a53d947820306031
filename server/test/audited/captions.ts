import { first } from "#test/app/members.ts";
import type { Audited, AuditedWorld } from "./audited.ts";

export const cue = "WEBVTT\n\n00:01.000 --> 00:02.000\nHello";
export const captionForm = () => ({ language: "en", kind: "subtitles", file: new File([cue], "a.vtt") });

export function captionsEntries({ t, token, library }: AuditedWorld) {
  async function withCaptions() {
    const id = first(await library.fill([{ title: "Spoken" }]));
    const call = "POST /api/category/v1/video/{id}/captions/";
    const { caption } = await t.ok(call, { token, id, form: captionForm() });
    const options = { id, params: { caption: String(caption.id) } };
    return { options, details: { name: "Spoken", captions: "English (en, subtitles)" }, target: id };
  }

  return {
    "POST /api/category/v1/video/{id}/captions/": async () => {
      const { options, ...entry } = await withCaptions();
      return { options: { ...options, form: captionForm() }, ...entry };
    },
    "DELETE /api/category/v1/video/{id}/captions/{caption}/": withCaptions,
    "POST /api/category/v1/video/{id}/captions/{caption}/restore/": async () => {
      const written = await withCaptions();
      await t.ok("DELETE /api/category/v1/video/{id}/captions/{caption}/", { token, ...written.options });
      return written;
    },
    "POST /api/category/v1/video/{id}/captions/import/": async () => {
      const written = await withCaptions();
      await t.query("update videos set source_kind = 'hls' where id = $1", [written.target]);
      return written;
    },
    "PUT /api/category/v1/video/{id}/chapters/": async () => ({
      options: {
        id: first(await library.fill([{ title: "Parted" }])),
        body: { chapters: [{ start: 0, title: "Welcome" }] },
      },
      details: { name: "Parted", chapters: 1 },
    }),
  } satisfies Audited;
}
