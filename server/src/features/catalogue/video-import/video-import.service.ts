import type { ImportBody, ImportResult } from "@mindreel/contract/catalogue/video-import";
import type { ImportedLine } from "@mindreel/contract/wire/import-lines";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { lockImports } from "#data/import-lock.ts";
import { inTransaction } from "#data/transaction.ts";
import { countOf } from "#domain/import-lines.ts";
import { type FillJob, fillQueue } from "#features/catalogue/video-stills/fill.ts";
import type { Jobs } from "#jobs/jobs.ts";
import { type Draft, marksOf, oidsOf, readLine, tells } from "./video-import.policy.ts";
import type { ImportRepository } from "./video-import.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly repository: ImportRepository;
  readonly jobs: Pick<Jobs, "addMany">;
  readonly clock: () => Date;
}

interface Plan {
  readonly lines: readonly ImportedLine[];
  /** In the order of the lines. */
  readonly drafts: readonly Draft[];
  /** Names that no category has yet, each once. */
  readonly newCategories: readonly string[];
}

/** What the audit log has for the library as a whole, of which there is one. */
const theLibrary = 1;

/** Adds many videos at once. The provider's still, and the title where none is given, come soon after, by a job. */
export function createImport({ db, repository, jobs, clock }: Dependencies) {
  /** What would become of each line. */
  async function plan(tx: Db, { lines, create_categories = false }: ImportBody): Promise<Plan> {
    const read = lines.map(readLine);
    const given = read.flatMap((each) => ("draft" in each ? [each.draft] : []));
    const categories = await repository.categories(tx);
    const present = await repository.known(
      tx,
      given.map(({ source }) => source.url),
      given.filter(({ source }) => tells(source)).flatMap(oidsOf),
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

  async function write(tx: Db, { drafts, newCategories }: Plan): Promise<void> {
    const categories = await repository.categories(tx);
    for (const name of newCategories) {
      const id = await repository.addCategory(tx, name);
      if (id !== undefined) categories.set(name.toLowerCase(), id);
    }
    const createdAt = clock();
    // At the same time, and listed by their ids then: the last line first, so that the first is the newest.
    const rows = drafts.toReversed().map(({ source, oid, title, description, category }) => ({
      ...{ title: title || oid, description, oid, createdAt, source: source.url, sourceKind: source.kind },
      categoryId: categories.get(category.toLowerCase()) ?? null,
    }));
    if (rows.length === 0) return;
    const added = await repository.insert(tx, rows);
    const untitled = drafts.toReversed().map(({ title }) => title === "");
    const fills = added.flatMap(({ id, kind }, n): FillJob[] =>
      tells({ kind }) ? [{ videoId: id, untitled: untitled[n] ?? false }] : [],
    );
    if (fills.length > 0) await jobs.addMany(fillQueue, fills, tx);
  }

  return (body: ImportBody, audit?: Audit): Promise<ImportResult> =>
    inTransaction(db, async (tx) => {
      if (!body.dry_run) await lockImports(tx);
      const planned = await plan(tx, body);
      const count = countOf(planned.lines);
      const counts = { added: count("added"), skipped: count("skipped"), faulty: count("faulty") };
      // Where they are not to be created, they are only told of.
      const newCategories = body.create_categories ? planned.newCategories : [];
      if (!body.dry_run) {
        await write(tx, { ...planned, newCategories });
        await audit?.(tx, theLibrary, {
          name: "Library",
          ...counts,
          ...(newCategories.length > 0 && { categories: newCategories.join(", ").slice(0, 2000) }),
        });
      }
      return { ...counts, new_categories: [...planned.newCategories], lines: [...planned.lines] };
    });
}
