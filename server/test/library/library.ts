import type { Video, VideoPage } from "@mindreel/contract/catalogue/videos";
import type { TestApp } from "#test/app/app.ts";

export interface VideoSeed {
  readonly title?: string;
  readonly description?: string;
  readonly duration?: number;
  readonly categoryId?: number | null;
  readonly releaseAt?: Date | null;
}

const list = "GET /api/category/v1/video/";

/** Fills a library and pages through it. */
export function libraryOf(t: TestApp, token: string) {
  let made = 0;

  async function page(query: Record<string, string> = {}): Promise<VideoPage> {
    return t.ok(list, { token, query });
  }

  return {
    /** Adds videos one by one through the service. */
    fill: async (seeds: readonly VideoSeed[]): Promise<number[]> => {
      const ids: number[] = [];
      for (const { title, description, duration, categoryId = null, releaseAt = null } of seeds) {
        const n = ++made;
        const draft = {
          title: title ?? `Video ${n}`,
          description: description ?? "",
          oid: `oid-${n}`,
          categoryId,
          source: { kind: "file", url: `https://videos.example.com/${n}.mp4` } as const,
          picture: undefined,
          ...(duration !== undefined && { duration }),
          releaseAt,
        };
        ids.push(await t.services.catalogue.videoEditing.create(draft));
      }
      return ids;
    },

    /** Inserts a category without a picture. */
    category: async (name: string): Promise<number> => {
      const [row] = await t.query<{ id: number }>("insert into categories (name) values ($1) returning id", [name]);
      return row?.id ?? 0;
    },

    page,

    /** Requests the URL in a `next` field. */
    follow: async (next: string): Promise<VideoPage> => page(Object.fromEntries(new URL(next).searchParams)),

    /** Every video of a list in order, by following `next`. `between` runs before each further page. */
    walk: async (query: Record<string, string> = {}, between?: () => Promise<void>): Promise<Video[]> => {
      const seen: Video[] = [];
      let response = await page(query);
      for (;;) {
        seen.push(...response.results);
        if (response.next === null) return seen;
        await between?.();
        const { searchParams } = new URL(response.next);
        response = await page(Object.fromEntries(searchParams));
      }
    },
  };
}

/** The orderings of the catalogue, as plain SQL. */
export const orders = {
  "-created": "created_at desc, id desc",
  created: "created_at, id",
  title: 'fold_text(title) collate "C", id',
  "-title": 'fold_text(title) collate "C" desc, id desc',
  popular: "coalesce(like_count, 0) desc, id desc",
  duration: "duration nulls last, id",
  "-duration": "duration desc nulls last, id desc",
};

export type Ordering = keyof typeof orders;

export const orderings = Object.keys(orders) as Ordering[];
