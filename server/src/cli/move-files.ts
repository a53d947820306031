import { parseArgs } from "node:util";
import { help, runWithUsage } from "#cli/run/usage.ts";
import { runWithServices } from "#cli/run/with-services.ts";
import { type Config, ConfigError, loadConfig } from "#config/config.ts";
import { type Moved, moveFiles } from "#ports/storage/move.ts";
import { openStores } from "#ports/storage/open.ts";

const usage = `npm run move-files -- --to s3|disk [--remove]

Copies all pictures to the object store, or back to DATA_DIR/media, and compares every byte, while the server runs. Ended
early, it goes on where it was when it is run again. --remove: also removes them from where they were.`;

const placeOf = { s3: "in the object store", disk: "on the disk" } as const;
const formerOf = { s3: "disk", disk: "s3" } as const;
/** The number of folders between two progress lines. */
const reportEvery = 500;

function report({ copied, there }: Moved): void {
  const done = copied + there;
  if (done > 0 && done % reportEvery === 0) console.log(`${done} folders are done.`);
}

/** What makes new pictures go there, if a saved connection decides. */
const firstDo = {
  s3: "Connect the bucket under Connections",
  disk: "Stop using the bucket under Connections",
} as const;

async function main({ to, remove = false }: { to?: string; remove?: boolean }): Promise<void> {
  if (to !== "s3" && to !== "disk") throw new Error(usage);
  const config = loadConfig();
  if (config.s3 !== undefined) {
    return move(config, to, remove, `Set STORAGE=${to}, restart the server`);
  }
  await runWithServices(({ site }) => move(site.config, to, remove, firstDo[to]));
}

/** @param remedy what to do if new pictures do not go there */
async function move(config: Config, to: "s3" | "disk", remove: boolean, remedy: string): Promise<void> {
  const { disk, s3 } = await openStores(config);
  if (s3 === undefined) {
    throw new ConfigError(
      "There is no object store. Connect one under Connections, or set S3_BUCKET and the other S3 settings.",
    );
  }
  if (config.storage !== to) {
    throw new ConfigError(`New pictures do not go there yet. ${remedy}, then run this again.`);
  }
  const stores = { disk, s3 };
  const { copied, there } = await moveFiles({ from: stores[formerOf[to]], to: stores[to], remove, progress: report });
  console.log(
    `${copied} folders of pictures are copied, ${there} were ${placeOf[to]} already, and all are the same there.`,
  );
  if (copied + there === 0) return;
  console.log(
    remove
      ? `They are no longer ${placeOf[formerOf[to]]}.`
      : `They are still ${placeOf[formerOf[to]]} too. To remove them there: npm run move-files -- --to ${to} --remove`,
  );
}

const options = { to: { type: "string" }, remove: { type: "boolean" }, help } as const;

await runWithUsage(usage, () => parseArgs({ options }), main);
