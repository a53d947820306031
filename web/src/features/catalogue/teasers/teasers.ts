import type { Teaser, TeaserCategory } from "@mindreel/contract/catalogue/teasers";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { ApiError, call } from "#shared/api/api.ts";
import { orNull } from "#shared/api/orNull.ts";

/** A video's public details; null: there is no such video; "closed": visitors see none here. */
export const teaserQuery = (id: string) =>
  queryOptions<Teaser | null | "closed">({
    queryKey: ["teaser", Number(id)],
    queryFn: ({ signal }) =>
      call("GET /api/public/v1/videos/{id}/", { params: { id }, signal }).catch((error: unknown) =>
        isClosed(error) ? ("closed" as const) : orNull(error),
      ),
  });

/** A page of a category for everybody; null: there is none, or visitors see none here. */
export const subjectQuery = (id: string, page: string) =>
  queryOptions<TeaserCategory | null>({
    queryKey: ["subject", Number(id), page],
    queryFn: ({ signal }) =>
      call("GET /api/public/v1/categories/{id}/", { params: { id }, query: { page }, signal }).catch(
        (error: unknown) => (isClosed(error) ? null : orNull(error)),
      ),
    placeholderData: keepPreviousData,
  });

const isClosed = (error: unknown): boolean => error instanceof ApiError && error.status === 401;
