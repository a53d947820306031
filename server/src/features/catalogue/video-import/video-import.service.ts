import type { ImportBody } from "@mindreel/contract/catalogue/video-import";
import type { ImportedLine } from "@mindreel/contract/wire/import-lines";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { lockImports } from "#data/import-lock.ts";
import { inTransaction } from "#data/transaction.ts";
import { countOf } from "#domain/import-lines.ts";
import { measureSoon } from "#features/catalogue/durations/durations.service.ts";
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
  readonly lines: readonly ImportedLine[];
  /** In the order of the lines. */
  readonly drafts: readonly Draft[];
  /** Names that no category has yet, without repetitions. */
  readonly newCategories: readonly string[];
}

/** The audit log's target id for the library as a whole. */
const theLibrary = 1;

/** Adds many videos at once. A job fetches what their lines lack from the provider soon after. */
export function createVideoImportService({ db, jobs, clock }: Dependencies) {
  /** Works out what becomes of each line. */
  async function plan(tx: Db, { lines, create_categories = false }: ImportBody): Promise<Plan> {
    const read = lines.map(readLine);
    const given = read.flatMap((each) => ("draft" in each ? [each.draft] : []));
    const categories = await imports.categoryIds(tx);
    const present = await imports.known(
      tx,
      given.map(({ source }) => source.url),
      given.filter(({ source }) => hasProvider(source)).flatMap(oidsOf),
    );
    const inLibrary = new Set(present.flatMap((video) => marksOf(video, [video.oid])));
    const earlier = new Map<string, number>();
    const missing = new Map<string, string>();
    const drafts: Draft[] = [];

    const outcomeOf = (each: (typeof read)[number]): ImportedLine => {
      if ("fault" in each) return { line: each.line, outcome: "faulty", message: each.fault };
      const { draft } = each;
      const { line, category } = draft;
      const marks = marksOf(draft.source, oidsOf(draft));
      if (marks.some((mark) => inLibrary.has(mark))) {
        return { line, outcome: "skipped", message: "It is in the library already." };
      }
      const twin = marks.map((mark) => earlier.get(mark)).find((found) => found !== undefined);
      if (twin !== undefined) return { line, outcome: "skipped", message: `It is the same video as in line ${twin}.` };
      if (category !== "" && !categories.has(category.toLowerCase())) {
        missing.set(category.toLowerCase(), missing.get(category.toLowerCase()) ?? category);
        if (!create_categories) return { line, outcome: "faulty", message: `There is no category “${category}”.` };
      }
      for (const mark of marks) earlier.set(mark, line);
      drafts.push(draft);
      return { line, outcome: "added", message: null };
    };
    return { lines: read.map(outcomeOf), drafts, newCategories: [...missing.values()] };
  }

  /** @returns the ids of the new videos */
  async function write(tx: Db, { drafts, newCategories }: Plan): Promise<number[]> {
    const categories = await imports.categoryIds(tx);
    for (const name of newCategories) {
      const id = await imports.addCategory(tx, name);
      if (id !== undefined) categories.set(name.toLowerCase(), id);
    }
    const createdAt = clock();
    // Equal times are listed newest first by id: the last line goes in first, so that the first line is the newest.
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
    await followSources(jobs, tx, added);
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
        const created = body.create_categories ? planned.newCategories : [];
        let ids: number[] = [];
        if (!body.dry_run) {
          ids = await write(tx, { ...planned, newCategories: created });
          await audit?.(tx, theLibrary, {
            name: "Library",
            ...counts,
            ...(created.length > 0 && { categories: created.join(", ").slice(0, 2000) }),
          });
        }
        return { ...counts, newCategories: planned.newCategories, lines: planned.lines, ids };
      }),
  };
}

export type VideoImportService = ReturnType<typeof createVideoImportService>;
