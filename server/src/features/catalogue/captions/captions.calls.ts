import type { captionsWire } from "@mindreel/contract/catalogue/captions";
import type { Rows } from "#test/calls/rows.ts";
import type { World } from "#test/calls/world.ts";

const form = () => ({
  ...{ language: "en", kind: "subtitles" },
  file: new File(["WEBVTT\n\n00:01.000 --> 00:02.000\nHello"], "a.vtt"),
});

const recorded = (target: number) => ({ details: { name: "Spoken", captions: "English (en, subtitles)" }, target });

async function captions({ t, video }: World) {
  const { token, id } = await video("Spoken");
  const { caption } = await t.ok("POST /api/category/v1/video/{id}/captions/", { token, id, form: form() });
  return { token, id, params: { caption: String(caption.id) }, ...recorded(id) };
}

export const calls = {
  "GET /api/category/v1/video/{id}/captions/": { access: [401, 403, 404, 404] },
  "POST /api/category/v1/video/{id}/captions/": {
    access: [401, 403, 403, 415],
    request: async ({ video }) => {
      const { token, id } = await video("Spoken");
      return { token, id, form: form(), ...recorded(id) };
    },
  },
  "GET /api/category/v1/video/{id}/captions/{caption}.vtt": { access: [401, 403, 404, 404] },
  "DELETE /api/category/v1/video/{id}/captions/{caption}/": {
    access: [401, 403, 403, 404],
    request: captions,
  },
  "POST /api/category/v1/video/{id}/captions/{caption}/restore/": {
    access: [401, 403, 403, 404],
    request: async (world) => {
      const removed = await captions(world);
      await world.t.ok("DELETE /api/category/v1/video/{id}/captions/{caption}/", removed);
      return removed;
    },
  },
  "POST /api/category/v1/video/{id}/captions/import/": {
    access: [401, 403, 403, 404],
    request: async ({ t, video }) => {
      const { token, id } = await video("Spoken");
      const hls = "source_kind = 'hls', source = 'https://v.example.com/a.m3u8'";
      await t.query(`update videos set ${hls} where id = $1`, [id]);
      return { token, id, ...recorded(id) };
    },
  },
  "GET /api/category/v1/captions/match/": { access: [401, 403, 403, 400] },
} satisfies Rows<typeof captionsWire>;
