import type { SourceKind } from "@mindreel/contract/catalogue/videos";
import type { SourceTestOutcome } from "@mindreel/contract/playback/source-test";
import { refusals } from "@mindreel/messages/playback/protected-sources";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import { minute } from "#domain/time/units-of-time.ts";
import type { ProtectedSourceRow } from "#library/protected-sources.repository.ts";
import * as sources from "#library/protected-sources.repository.ts";
import { lifetimeOf, secretBoxContext, signedHost } from "#library/sign-sources.policy.ts";
import type { PlainSource, Signers } from "#ports/source-signing/source-signing.port.ts";
import type { HostResponse, VideoSources } from "#ports/video-sources/video-sources.port.ts";
import { PrivateAddress } from "#security/public-address.ts";
import type { SecretBox } from "#security/secret-box.ts";
import type { TestResult } from "./source-test.mapper.ts";

interface Dependencies {
  readonly db: Db;
  readonly secretBox: SecretBox;
  readonly signers: Signers;
  /** The plain variant, which does not sign addresses by itself. */
  readonly videoSources: Pick<VideoSources, "peek">;
  /** The source of the newest video on a host. */
  readonly newestSource: (host: string) => Promise<PlainSource | undefined>;
  readonly clock: () => Date;
}

type Finding = Pick<TestResult, "outcome" | "ahead">;

/** Maximum nesting of playlists to follow to a file. */
const playlistsDeep = 2;

function failureOf(error: unknown): SourceTestOutcome {
  if (error instanceof PrivateAddress) return "private_network";
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "ENOTFOUND" || code === "EAI_AGAIN" ? "no_such_host" : "unreachable";
}

/** Signs an address as for a player, requests it, and reports the outcome. */
export function createSourceTestService(dependencies: Dependencies) {
  const { db, secretBox, signers, videoSources, newestSource, clock } = dependencies;

  const peek = async (url: string): Promise<HostResponse | SourceTestOutcome> =>
    videoSources.peek(url).catch((error: unknown) => failureOf(error));

  /** Follows a playlist to its first file. */
  async function followParts({ leadsTo: [first] }: HostResponse, playlistOnly: boolean): Promise<SourceTestOutcome> {
    let next = first;
    for (let deep = 0; next !== undefined && deep < playlistsDeep; deep++) {
      const response = await peek(next);
      if (typeof response === "string") return response;
      if (isRefused(response)) return "parts_refused";
      if (playlistOnly && isGiven(response) && URL.parse(next)?.search === "") return "parts_open";
      [next] = response.leadsTo;
    }
    return "works";
  }

  async function inspect(row: ProtectedSourceRow, source: PlainSource): Promise<Finding> {
    const { sign, longest, playlistOnly } = signers[row.provider];
    const secret = await secretBox.open(row.sealedSecret, secretBoxContext(row.host)).catch(() => null);
    if (secret === null) return { outcome: "unreadable_secret" };
    const now = clock();
    let signed: string;
    try {
      signed = sign(source, { ...row, secret }, now, lifetimeOf(null, longest)).src;
    } catch {
      return { outcome: "not_signable" };
    }
    const response = await peek(signed);
    if (typeof response === "string") return { outcome: response };
    const wrong = judge(response, source.kind, now);
    if (wrong !== undefined) return { outcome: wrong, ahead: clockError(response, now) };
    const plain = await peek(source.url);
    if (typeof plain !== "string" && isGiven(plain)) return { outcome: "open" };
    return { outcome: await followParts(response, playlistOnly) };
  }

  /** @throws AppError 400 for an address of another host */
  async function sourceFor({ host }: ProtectedSourceRow, given: string | undefined): Promise<PlainSource | undefined> {
    if (given === undefined) return newestSource(host);
    const url = URL.parse(given.trim());
    if (url === null || !/^https?:$/.test(url.protocol) || signedHost({ kind: kindOf(url), url: url.href }) !== host) {
      throw invalidInput({ url: [sentence(refusals, "otherHost", { host })] });
    }
    return { kind: kindOf(url), url: url.href };
  }

  return {
    /**
     * @param given an address; defaults to that of the newest video on the host
     * @throws AppError 400, 404
     */
    test: async (id: number, given: string | undefined, audit: Audit): Promise<TestResult> => {
      const row = await sources.find(db, id);
      if (row === undefined) throw new AppError("not_found");
      const source = await sourceFor(row, given);
      const finding: Finding = source === undefined ? { outcome: "no_video" } : await inspect(row, source);
      await audit(db, id, { name: row.host, outcome: finding.outcome });
      return { ...finding, provider: row.provider, host: row.host, url: source?.url ?? null };
    },
  };
}

export type SourceTestService = ReturnType<typeof createSourceTestService>;

/** Milliseconds that two clocks may differ; every provider tolerates this. */
const clockTolerance = 5 * minute;

/** The kind of source that a player infers from an address's path. */
function kindOf({ pathname }: URL): SourceKind {
  if (/\.m3u8$/i.test(pathname)) return "hls";
  return /\.mpd$/i.test(pathname) ? "dash" : "file";
}

const isRefused = ({ status }: Pick<HostResponse, "status">): boolean => [400, 401, 403].includes(status);
const isGiven = ({ status }: Pick<HostResponse, "status">): boolean => status === 200 || status === 206;

/** Milliseconds by which this server's clock is ahead of a host's; null if within tolerance. */
function clockError({ date }: Pick<HostResponse, "date">, now: Date): number | null {
  const ahead = date === null ? 0 : now.getTime() - date.getTime();
  return Math.abs(ahead) > clockTolerance ? ahead : null;
}

/** The outcome according to the response to a signed address; undefined if it is the video. */
function judge(response: HostResponse, kind: SourceKind, now: Date): SourceTestOutcome | undefined {
  if (isRefused(response)) return clockError(response, now) === null ? "refused" : "clock_off";
  if (response.status === 404 || response.status === 410) return "not_found";
  if (!isGiven(response)) return "unreachable";
  return kind === "hls" && response.leadsTo.length === 0 ? "not_video" : undefined;
}
