import type { ImportBody } from "@mindreel/contract/catalogue/video-import";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { lockImports } from "#data/import-lock.ts";
import { inTransaction } from "#data/transaction.ts";
import { countOf } from "#domain/import-lines.ts";
import { lookOf } from "#domain/names/spelling.ts";
import { rereadChapters } from "#features/catalogue/chapters/chapters.service.ts";
import { measureSoon } from "#features/catalogue/mechanisms/durations/durations.service.ts";
import { known } from "#features/catalogue/mechanisms/same-videos.repository.ts";
import { seatVideos } from "#features/catalogue/mechanisms/series-order/series-order.service.ts";
import { findOriginsSoon } from "#features/catalogue/mechanisms/source-origins/source-origins.service.ts";
import { hasProvider } from "#features/catalogue/mechanisms/sources.policy.ts";
import { type StillsJob, stillsQueue } from "#features/catalogue/mechanisms/video-stills/video-stills.service.ts";
import type { Jobs } from "#jobs/jobs.ts";
import { type Plan, planLines } from "./plan.policy.ts";
import type { Imported } from "./video-import.mapper.ts";
import { ignoredColumns, oidsOf, readLine } from "./video-import.policy.ts";
import * as imports from "./video-import.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly jobs: Pick<Jobs, "add" | "addMany">;
  readonly clock: () => Date;
}

/** The audit log's target id for the library as a whole. */
const theLibrary = 1;

/** Adds many videos at once. Soon after, jobs fetch missing data from the providers. */
export function createVideoImportService({ db, jobs, clock }: Dependencies) {
  async function planOf(tx: Db, body: ImportBody): Promise<Plan> {
    const read = body.lines.map(readLine);
    const drafts = read.flatMap((each) => ("draft" in each ? [each.draft] : []));
    const library = {
      categories: await imports.categoryIds(tx),
      series: await imports.knownSeries(tx),
      videos: await known(
        tx,
        drafts.map(({ source }) => source.url),
        drafts.filter(({ source }) => hasProvider(source)).flatMap(oidsOf),
      ),
    };
    return planLines(read, library, body);
  }

  /** @returns the ids of the new videos */
  async function write(tx: Db, { drafts, creates }: Plan): Promise<number[]> {
    const categories = await imports.categoryIds(tx);
    for (const name of creates.categories) {
      const id = await imports.addCategory(tx, name);
      if (id !== undefined) categories.set(lookOf(name), id);
    }
    const series = new Map([...(await imports.knownSeries(tx))].map(([key, { id }]) => [key, id]));
    for (const title of creates.series) {
      const id = await imports.addSeries(tx, title);
      if (id !== undefined) series.set(lookOf(title), id);
    }
    const createdAt = clock();
    // Equal times are ordered by id, newest first. Inserting in reverse makes the first line the newest.
    const rows = drafts.toReversed().map(({ source, oid, title, description, category }) => ({
      ...{ title: title || oid, description, oid, createdAt, source: source.url, sourceKind: source.kind },
      categoryId: categories.get(lookOf(category)) ?? null,
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
      const id = series.get(lookOf(draft.series));
      const videoId = added[added.length - 1 - n]?.id;
      return id === undefined || videoId === undefined ? [] : [{ videoId, series: { id, place: draft.place } }];
    });
    await seatVideos(tx, wanted);
    await findOriginsSoon(jobs, tx, added);
    await rereadChapters(
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
        const plan = await planOf(tx, body);
        const { lines, drafts, newCategories, newSeries, creates } = plan;
        const count = countOf(lines);
        const counts = { added: count("added"), skipped: count("skipped"), faulty: count("faulty") };
        const ids = [...plan.lost];
        if (!body.dry_run) {
          ids.push(...(await write(tx, plan)));
          await audit?.(tx, theLibrary, {
            name: "Library",
            ...{ ...counts, added: drafts.length },
            ...(creates.categories.length > 0 && { categories: creates.categories.join(", ").slice(0, 2000) }),
            ...(creates.series.length > 0 && { series: creates.series.join(", ").slice(0, 2000) }),
          });
        }
        return { ...counts, newCategories, newSeries, ignored: ignoredColumns(body.lines), lines, ids, at: clock() };
      }),
  };
}

export type VideoImportService = ReturnType<typeof createVideoImportService>;
