import { setTimeout } from "node:timers/promises";
import type {
  SettingsPatchBody,
  SiteChanges,
  SiteSettings,
  SiteValues,
  UndoBody,
} from "@mindreel/contract/site/settings";
import type { Message } from "@mindreel/messages/format";
import { sayOwn } from "@mindreel/messages/in-language";
import { refusals } from "@mindreel/messages/site/settings";
import type { Config } from "#config/config.ts";
import type { Audit } from "#data/audit.ts";
import type { Cache } from "#data/cache/cache.ts";
import type { Changes } from "#data/cache/changes.ts";
import { recordDependency } from "#data/cache/dependencies.ts";
import type { Db } from "#data/database.ts";
import { type PageRequest, readPage } from "#data/paging.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import { type Sentence, sentence } from "#domain/sentences.ts";
import type { Awaitable } from "#domain/work/awaitable.ts";
import { isDarkEnough, isReadable, nearestDark, nearestReadable } from "./look.policy.ts";
import {
  changed,
  changedNames,
  type Differences,
  defaultsOf,
  faultsOf,
  hasChosenPrice,
  type Locks,
  locksOf,
  priceSetting,
  undone,
  valuesOf,
  wordFaults,
} from "./settings.policy.ts";
import * as settings from "./settings.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly cache: Cache;
  readonly changes: Pick<Changes, "follow">;
  readonly config: Config;
  readonly clock: () => Date;
  /** Errors for changes whose pictures are missing, by field. */
  readonly missingPictures: (changes: SiteChanges) => Promise<Record<string, Sentence[]>>;
  readonly builtInWords: () => Promise<Sentences>;
}

/** All built-in sentences, by id; none on a server without pages. */
export type Sentences = ReadonlyMap<string, Message>;

/** One version of the settings, and whether the site is closed. */
export interface Current {
  readonly version: number;
  readonly values: SiteValues;
  /** Whether somebody decided on the price, be it the usual one. */
  readonly priceChosen: boolean;
  /** How often it was closed or opened. */
  readonly openings: number;
  readonly closed: boolean;
}

/** Milliseconds that a page waits for the database before it uses the last known settings. */
const patience = 1000;

/** The values in force: the environment's, else the owner's, else the defaults. */
export function createSettingsService({
  db,
  cache,
  changes,
  config,
  clock,
  missingPictures,
  builtInWords,
}: Dependencies) {
  const defaults = defaultsOf(config);
  const currentOf = (row: Pick<settings.VersionRow, "version" | "differences"> | undefined) => ({
    version: row?.version ?? 0,
    values: row === undefined ? defaults : valuesOf(row.differences, config),
    priceChosen: hasChosenPrice(row?.differences ?? {}, config),
  });
  const versions = cache.namespace<Current>("site settings", ({ values }) => 2 * JSON.stringify(values).length);
  let last: Current = { ...currentOf(undefined), openings: 0, closed: false };

  async function readCurrent(): Promise<Current> {
    const row = await settings.current(db);
    const { version = null, differences = null, openings, closed } = row ?? {};
    return {
      ...currentOf(version === null || differences === null ? undefined : { version, differences }),
      ...{ openings: openings ?? 0, closed: closed ?? false },
    };
  }

  async function read(): Promise<Current> {
    const now = await versions.get("", clock(), async () => {
      recordDependency(["site"]);
      return readCurrent();
    });
    // A slow read may return an older version than the read after it.
    if (now !== last && now.version >= last.version && now.openings >= last.openings) {
      last = now;
      sayOwn(now.values.words ?? {});
    }
    return now;
  }

  // Keeps `last` up to date for callers that cannot wait for a read.
  changes.follow({
    changed: ({ topic }) => {
      if (topic === "site") read().catch(() => undefined);
    },
    lost: () => undefined,
  });

  const locksNow = async (): Promise<Locks> => locksOf(config, await settings.isPricedByPlans(db));

  const withDefaults = ({ version, values }: Pick<Current, "version" | "values">, locked: Locks): SiteSettings => ({
    ...{ version, values, defaults },
    locked,
  });

  /**
   * Writes the next version.
   * @param next computes its differences from the current ones
   * @throws AppError 409
   */
  const write = async (
    { version, actorId, undoes }: { version: number; actorId: number | null; undoes: number | null },
    locked: Locks,
    next: (tx: Db, now: Differences) => Promise<Differences>,
    audit?: Audit,
  ): Promise<SiteSettings> => {
    const written = await inTransaction(db, async (tx) => {
      const now = await settings.latest(tx);
      const before = now?.differences ?? {};
      if ((now?.version ?? 0) !== version) throw new AppError("settings_changed");
      const differences = await next(tx, before);
      const names = changedNames(before, differences);
      if (names.length === 0) return withDefaults(currentOf(now), locked);
      const row = { version: version + 1, at: clock(), actorId, undoes, differences };
      // Of two concurrent changes to the same version, the second one finds its number taken.
      if (!(await settings.add(tx, row))) throw new AppError("settings_changed");
      await audit?.(tx, row.version, { settings: names.join(", ") });
      return withDefaults(currentOf(row), locked);
    });
    // The next caller on this server gets the new version.
    await read();
    return written;
  };

  /** @throws AppError 400 */
  async function check(changes: SiteChanges, locked: Locks): Promise<void> {
    const faults = { ...faultsOf(changes, last.values, locked), ...(await missingPictures(changes)) };
    const { accent, stage, words = null } = changes;
    if (words !== null && faults["words"] === undefined) {
      const wrong = wordFaults(words, await builtInWords());
      if (wrong.length > 0) faults["words"] = wrong;
    }
    if (accent !== undefined && !isReadable(accent)) {
      faults["accent"] = [sentence(refusals, "accent", { colour: nearestReadable(accent) })];
    }
    if (stage !== undefined && !isDarkEnough(stage)) {
      faults["stage"] = [sentence(refusals, "stage", { colour: nearestDark(stage) })];
    }
    if (Object.keys(faults).length > 0) throw invalidInput(faults);
  }

  const priceChosen = async (): Promise<boolean> => last.priceChosen || (await settings.isPricedByPlans(db));

  return {
    /** The current settings. @throws if the database cannot be reached */
    read,

    /** The current settings, or the last known ones if the database does not answer in time. */
    readOrLast: (): Awaitable<Current> => {
      // Usually cached, so that no timer is needed.
      const known = versions.peek("", clock());
      if (known !== undefined) return known;
      const late = setTimeout(patience, undefined, { ref: false }).then(() => last);
      return Promise.race([read().catch(() => last), late]);
    },

    /** The settings as last read, up to date while change events arrive. For callers that cannot wait. */
    last: (): Current => last,

    setByOwner: async () => ({ values: last.values, defaults, priceChosen: await priceChosen() }),

    priceChosen,

    settings: async (): Promise<SiteSettings> => withDefaults(await read(), await locksNow()),

    /** The settings with valid, unsaved changes applied. @throws AppError 400 */
    draft: async (changes: SiteChanges): Promise<Current> => {
      const now = await read();
      await check(changes, await locksNow());
      return { ...now, values: { ...now.values, ...changes } };
    },

    /** @throws AppError 400, 409 */
    change: async (
      { version, ...changes }: SettingsPatchBody,
      actorId: number | null,
      audit?: Audit,
    ): Promise<SiteSettings> => {
      const locked = await locksNow();
      await check(changes, locked);
      return write(
        { version, actorId, undoes: null },
        locked,
        async (_, now) => changed(now, changes, defaults),
        audit,
      );
    },

    /** Has all pages show what the plans cost. @throws AppError 400 if the environment decides it, 409 */
    showPrice: async (cents: number): Promise<void> => {
      const { version } = await read();
      const [changes, locked] = [{ [priceSetting]: cents }, locksOf(config)];
      await check(changes, locked);
      await write({ version, actorId: null, undoes: null }, locked, async (_, now) => changed(now, changes, defaults));
    },

    /** Leaves a price as it is that the plans decide. @throws AppError 404, 409 */
    undo: async ({ version, undo }: UndoBody, actorId: number, audit: Audit): Promise<SiteSettings> => {
      const locked = await locksNow();
      return write(
        { version, actorId, undoes: undo },
        locked,
        async (tx, now) => {
          const after = await settings.differencesOf(tx, undo);
          const before = (await settings.differencesOf(tx, undo - 1)) ?? {};
          if (after === undefined) throw new AppError("not_found");
          return undone(now, before, after, locked);
        },
        audit,
      );
    },

    /** @throws AppError 404 `invalid_page` */
    history: (request: PageRequest) => readPage(request, (from) => settings.list(db, from)),
  };
}

export type SettingsService = ReturnType<typeof createSettingsService>;
