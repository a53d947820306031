import type { Note, NotedVideo, NotePage } from "@mindreel/contract/engagement/notes";
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { distinct, firstPage, nextPage, type PageParam } from "#shared/api/paging.ts";

/** All of the member's notes on a video, in order of time. */
export const videoNotesQuery = (video: number) =>
  queryOptions<Note[]>({
    queryKey: ["notes", "video", video],
    queryFn: async ({ signal }) => {
      const pages: NotePage[] = [];
      for (
        let page: PageParam | undefined = firstPage;
        page !== undefined;
        page = nextPage(pages.at(-1)?.next ?? null)
      ) {
        pages.push(await call("GET /api/notes/v1/notes/", { query: { ...page, video: String(video) }, signal }));
      }
      return distinct(pages);
    },
  });

/** All of the member's notes that contain the words, grouped by video. */
export const notesQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ["notes", "all", search],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/notes/v1/notes/", { query: { ...pageParam, ...(search !== "" && { search }) }, signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }: NotePage) => nextPage(next),
    placeholderData: keepPreviousData,
    // Always refetched, because notes are written elsewhere, next to videos.
    staleTime: 0,
  });

interface NotesOfVideo {
  readonly video: NotedVideo;
  readonly notes: readonly Note[];
}

/** Groups the notes of all pages by video. */
export function byVideo(pages: readonly NotePage[]): NotesOfVideo[] {
  const videos = new Map(pages.flatMap((page) => page.videos).map((video) => [video.id, video]));
  const notes = distinct(pages);
  return [...videos.values()].map((video) => ({ video, notes: notes.filter((note) => note.video === video.id) }));
}

export const refreshNotes = (client: QueryClient) => client.invalidateQueries({ queryKey: ["notes"] });
