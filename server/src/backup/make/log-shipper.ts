import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import path from "node:path";
import { storageOf } from "#backup/storage/open.ts";
import { namesIn } from "#backup/store/backups.ts";
import { logPath } from "#backup/store/log-files.ts";
import { checkNewest } from "#backup/store/newest-known.ts";
import { copiedPictures, copyPictures } from "#backup/store/pictures.ts";
import { writeSealed } from "#backup/store/sealed.ts";
import type { Store } from "#backup/store/store.ts";
import type { Log } from "#observability/log.ts";
import type { Storage } from "#ports/storage/storage.port.ts";

interface Sources {
  readonly store: Store;
  readonly dataDir: string;
  /** The folder in which the embedded database archives its WAL. */
  readonly spool: string;
  /** Pictures that would be lost with this machine. Those in an object store are copied by the nightly backup. */
  readonly pictures: Storage;
  /** The database's system identifier. */
  readonly system: string;
  readonly log: Log;
}

export interface Shipping {
  /** Ships what the database archived when it stopped, then ends. */
  readonly stop: () => Promise<void>;
}

/** Milliseconds. */
const interval = 2_000;
const pictureInterval = 30_000;
/** About two hours of changes in files of 16 MB. More are dropped, so that the disk does not fill up. */
const mostWaiting = 128;

const complete = (names: readonly string[]) => names.filter((name) => !name.endsWith(".part")).toSorted();

/** Moves a WAL file into the backups. */
async function ship({ store, spool, system }: Sources, name: string): Promise<void> {
  const file = path.join(spool, name);
  const target = logPath(system, name, (await stat(file)).mtime, store.key);
  const content = createReadStream(file, { highWaterMark: 1024 * 1024 });
  await writeSealed(await storageOf(store), target, content, { compressed: true, key: store.key });
  await rm(file);
}

/**
 * Ships changes of the embedded database to the backups within seconds of PostgreSQL archiving them, which it does at
 * least every 50 seconds, and new pictures within a minute.
 */
export function startShipping(sources: Sources): Shipping {
  const { store, dataDir, spool, pictures, log } = sources;
  let known: Set<string> | undefined;
  let picturesAt = 0;
  let lastLogged = "";

  const round = async (last: boolean) => {
    const waiting = complete(await namesIn(spool));
    try {
      // Only a folder can lose its disk; a look into a bucket every few seconds would cost money.
      if (store.s3 === undefined) await checkNewest(dataDir, store);
      for (const name of waiting) await ship(sources, name);
      if (last || known === undefined || performance.now() - picturesAt >= pictureInterval) {
        known ??= new Set(await copiedPictures(store));
        await copyPictures(store, pictures, known);
        picturesAt = performance.now();
      }
      if (lastLogged !== "") log.info({}, "changes reach the backups again");
      lastLogged = "";
    } catch (error) {
      if (String(error) !== lastLogged) log.error({ err: error }, "database changes are not archived to the backups");
      lastLogged = String(error);
      if (waiting.length > mostWaiting) {
        for (const name of waiting) await rm(path.join(spool, name), { force: true });
        log.error({ files: waiting.length }, "archived changes were deleted to keep the disk from filling");
      }
    }
  };

  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= round(false).finally(() => {
      running = undefined;
    });
  }, interval).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
      await round(true);
    },
  };
}
