import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Call, ResponseOf } from "@mindreel/contract/api";
import { expect, vi } from "vitest";
import { unusedPicturesQueue } from "#media/pictures.ts";
import type { Mail } from "#ports/mail/mail.port.ts";
import { ownDatabase } from "#test/database/own-database.ts";
import { atEnd } from "#test/run/at-end.ts";
import { buildServer, type ServerOptions } from "./build.ts";
import { createMembers } from "./members.ts";
import { createRequest, type RequestOptions } from "./request.ts";

export interface TestOptions extends ServerOptions {
  /** The URL of another app's database, to run a second server on it. */
  readonly beside?: string;
}

/** Builds the real server with its own database and folder, for the file or for the test that calls it. */
export async function startApp({ beside, ...options }: TestOptions = {}) {
  const url = beside ?? (await ownDatabase()).url;
  const dataDir = await mkdtemp(path.join(tmpdir(), "mindreel-app-"));
  const { close, ...server } = await buildServer(url, dataDir, options);
  const { app, services, database, log, mails, clock } = server;
  const tokens = new Set<string>();
  const request = createRequest(app, tokens);
  atEnd(async () => {
    await close();
    await rm(dataDir, { recursive: true, force: true });
    // No test may leave a secret in its log.
    expect(secretsIn(log.join(""), mails, tokens)).toEqual([]);
  });
  await app.ready();

  const query = async <Row extends Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await database.pool.query<Row>(text, values)).rows;

  return {
    ...server,
    url,
    request,
    /** Makes a call that must succeed. @returns its body, typed by the contract */
    ok: async <C extends Call>(call: C, options: RequestOptions = {}): Promise<ResponseOf<C>> => {
      const { status, body } = await request(call, options);
      if (status >= 400) throw new Error(`${call}: ${status} ${JSON.stringify(body)}`);
      return body as ResponseOf<C>;
    },
    query,
    /** Runs the jobs that remove replaced pictures, which are due after a day. */
    picturesGo: async (): Promise<void> => {
      await query("update pgboss.job set start_after = now() where name = $1", [unusedPicturesQueue.name]);
      const waiting = "select 1 from pgboss.job where name = $1 and state <> 'completed'";
      await vi.waitFor(async () => expect(await query(waiting, [unusedPicturesQueue.name])).toEqual([]));
    },
    /** The folders of stored pictures, including abandoned drafts, without the AVIF files that jobs add. */
    keptPictures: async (): Promise<string[]> => {
      const found = await readdir(path.join(dataDir, "media"), { recursive: true }).catch(() => []);
      return found
        .filter((name) => /^..\/[^/]+$/.test(name) && !/-avif(\.draft)?$/.test(name))
        .map((name) => path.basename(name));
    },
    ...createMembers({ services, database, request, clock }),
  };
}

export type TestApp = Awaited<ReturnType<typeof startApp>>;

const emailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** One of our tokens, as it appears in a link. */
const token = /[\w-]{40,}/g;

/** Secrets found in a log: email addresses, tokens of sessions, and tokens of mailed links. */
function secretsIn(log: string, mails: readonly Pick<Mail, "text">[], tokens: Iterable<string>): string[] {
  const secrets = [...tokens].flatMap((one) => one.match(token) ?? []);
  const mailed = mails.flatMap(({ text }) => text.match(token) ?? []);
  const found = [...secrets, ...mailed].filter((one) => log.includes(one));
  return [...new Set([...(log.match(emailAddress) ?? []), ...found])];
}
