import type { ImportBody } from "@mindreel/contract/catalogue/video-import";
import { limits } from "@mindreel/contract/plain/limits";
import { all } from "@mindreel/messages/catalogue/import-report/all";
import { all as refusals } from "@mindreel/messages/catalogue/refusals/all";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { lockImports } from "#data/import-lock.ts";
import { inTransaction } from "#data/transaction.ts";
import { countOf, type ReportedLine } from "#domain/import-lines.ts";
import { sentence } from "#domain/sentences.ts";
import { followChapters } from "#features/catalogue/chapters/follow-chapters.service.ts";
import { measureSoon } from "#features/catalogue/durations/durations.service.ts";
import { seatVideos } from "#features/catalogue/series-order/series-order.service.ts";
import { followSources } from "#features/catalogue/source-origins/source-origins.service.ts";
import { hasProvider } from "#features/catalogue/sources/sources.policy.ts";
import { type StillsJob, stillsQueue } from "#features/catalogue/video-stills/video-stills.service.ts";
import type { Jobs } from "#jobs/jobs.ts";
import type { Imported } from "./video-import.mapper.ts";
import { type Draft, marksOf, oidsOf, readLine } from "./video-import.policy.ts";
import * as imports from "./video-import.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly jobs: Pick<Jobs, "add" | "addMany">;
  readonly clock: () => Date;
}

interface Plan {
  readonly lines: readonly ReportedLine[];
  /** The ids of videos that an earlier call added, whose response was lost. */
  readonly lost: readonly number[];
  /** In the order of the lines. */
  readonly drafts: readonly Draft[];
  /** Names of categories that do not exist yet, deduplicated. */
  readonly newCategories: readonly string[];
  /** Titles of series that do not exist yet, deduplicated. */
  readonly newSeries: readonly string[];
}

/** Keeps the first spelling of a name. */
function noteOnce(names: Map<string, string>, name: string): void {
  if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
}

/** The names that occur in `used`, ignoring case. */
function usedOf(names: readonly string[], used: readonly string[]): string[] {
  const keys = new Set(used.map((name) => name.toLowerCase()));
  return names.filter((name) => keys.has(name.toLowerCase()));
}

/** The audit log's target id for the library as a whole. */
const theLibrary = 1;

/** Adds many videos at once. Soon after, jobs fetch missing data from the providers. */
export function createVideoImportService({ db, jobs, clock }: Dependencies) {
  /** Determines the outcome of each line. */
  async function plan(
    tx: Db,
    { lines, since, create_categories = false, create_series = false }: ImportBody,
  ): Promise<Plan> {
    const read = lines.map(readLine);
    const given = read.flatMap((each) => ("draft" in each ? [each.draft] : []));
    const categories = await imports.categoryIds(tx);
    const series = await imports.knownSeries(tx);
    const present = await imports.known(
      tx,
      given.map(({ source }) => source.url),
      given.filter(({ source }) => hasProvider(source)).flatMap(oidsOf),
    );
    const inLibrary = new Set(present.flatMap((video) => marksOf(video, [video.oid])));
    const isLost = ({ createdAt }: (typeof present)[number]) => since !== undefined && createdAt >= new Date(since);
    const lostByMark = new Map(
      present.filter(isLost).flatMap((video) => marksOf(video, [video.oid]).map((mark) => [mark, video.id] as const)),
    );
    const lost: number[] = [];
    const earlier = new Map<string, number>();
    const missing = new Map<string, string>();
    const missingSeries = new Map<string, string>();
    const joining = new Map<string, number>();
    const drafts: Draft[] = [];

    const outcomeOf = (each: (typeof read)[number]): ReportedLine => {
      if ("fault" in each) return { line: each.line, outcome: "faulty", message: each.fault };
      const { draft } = each;
      const { line, category, series: title } = draft;
      const seriesKey = title.toLowerCase();
      const marks = marksOf(draft.source, oidsOf(draft));
      const id = marks.map((mark) => lostByMark.get(mark)).find((found) => found !== undefined);
      if (id !== undefined) {
        lost.push(id);
        return { line, outcome: "added", message: null };
      }
      if (marks.some((mark) => inLibrary.has(mark))) {
        return { line, outcome: "skipped", message: sentence(all, "present") };
      }
      const twin = marks.map((mark) => earlier.get(mark)).find((found) => found !== undefined);
      if (twin !== undefined) return { line, outcome: "skipped", message: sentence(all, "twin", { line: twin }) };
      const held = joining.get(seriesKey) ?? series.get(seriesKey)?.count ?? 0;
      if (title !== "" && held >= limits.seriesVideos) {
        return { line, outcome: "faulty", message: sentence(refusals, "seriesFull", { most: limits.seriesVideos }) };
      }
      const newCategory = category !== "" && !categories.has(category.toLowerCase());
      const newSeries = title !== "" && !series.has(seriesKey);
      if (newCategory) noteOnce(missing, category);
      if (newSeries) noteOnce(missingSeries, title);
      if (newCategory && !create_categories) {
        return { line, outcome: "faulty", message: sentence(all, "noCategory", { name: category }) };
      }
      if (newSeries && !create_series)
        return { line, outcome: "faulty", message: sentence(all, "noSeries", { name: title }) };
      joining.set(seriesKey, held + 1);
      for (const mark of marks) earlier.set(mark, line);
      drafts.push(draft);
      return { line, outcome: "added", message: null };
    };
    return {
      lines: read.map(outcomeOf),
      lost,
      drafts,
      newCategories: [...missing.values()],
      newSeries: [...missingSeries.values()],
    };
  }

  /** @returns the ids of the new videos */
  async function write(tx: Db, { drafts, newCategories, newSeries }: Plan): Promise<number[]> {
    const categories = await imports.categoryIds(tx);
    for (const name of newCategories) {
      const id = await imports.addCategory(tx, name);
      if (id !== undefined) categories.set(name.toLowerCase(), id);
    }
    const series = new Map([...(await imports.knownSeries(tx))].map(([key, { id }]) => [key, id]));
    for (const title of newSeries) {
      const id = await imports.addSeries(tx, title);
      if (id !== undefined) series.set(title.toLowerCase(), id);
    }
    const createdAt = clock();
    // Equal times are ordered by id, newest first. Inserting in reverse makes the first line the newest.
    const rows = drafts.toReversed().map(({ source, oid, title, description, category }) => ({
      ...{ title: title || oid, description, oid, createdAt, source: source.url, sourceKind: source.kind },
      categoryId: categories.get(category.toLowerCase()) ?? null,
    }));
    if (rows.length === 0) return [];
    const added = await imports.insert(tx, rows);
    const untitled = drafts.toReversed().map(({ title }) => title === "");
    const lacking = added.flatMap(({ id, kind }, n): StillsJob[] =>
      hasProvider({ kind })
        ? [{ videoId: id, missing: ["still", "description", ...(untitled[n] ? (["title"] as const) : [])] }]
        : [],
    );
    if (lacking.length > 0) await jobs.addMany(stillsQueue, lacking, tx);
    // In the order of the lines.
    const wanted = drafts.flatMap((draft, n) => {
      const id = series.get(draft.series.toLowerCase());
      const videoId = added[added.length - 1 - n]?.id;
      return id === undefined || videoId === undefined ? [] : [{ videoId, series: { id, place: draft.place } }];
    });
    await seatVideos(tx, wanted);
    await followSources(jobs, tx, added);
    await followChapters(
      tx,
      added.map(({ id }) => id),
    );
    await measureSoon(jobs, tx);
    return added.map(({ id }) => id);
  }

  return {
    run: (body: ImportBody, audit?: Audit): Promise<Imported> =>
      inTransaction(db, async (tx) => {
        if (!body.dry_run) await lockImports(tx);
        const planned = await plan(tx, body);
        const count = countOf(planned.lines);
        const counts = { added: count("added"), skipped: count("skipped"), faulty: count("faulty") };
        // Lines that are faulty for another reason create nothing.
        const { drafts } = planned;
        const created = usedOf(
          planned.newCategories,
          drafts.map(({ category }) => category),
        );
        const createdSeries = usedOf(
          planned.newSeries,
          drafts.map(({ series }) => series),
        );
        let ids = planned.lost;
        if (!body.dry_run) {
          ids = [...ids, ...(await write(tx, { ...planned, newCategories: created, newSeries: createdSeries }))];
          await audit?.(tx, theLibrary, {
            name: "Library",
            ...{ ...counts, added: drafts.length },
            ...(created.length > 0 && { categories: created.join(", ").slice(0, 2000) }),
            ...(createdSeries.length > 0 && { series: createdSeries.join(", ").slice(0, 2000) }),
          });
        }
        return {
          ...counts,
          newCategories: planned.newCategories,
          newSeries: planned.newSeries,
          lines: planned.lines,
          ids,
          at: clock(),
        };
      }),
  };
}

export type VideoImportService = ReturnType<typeof createVideoImportService>;
