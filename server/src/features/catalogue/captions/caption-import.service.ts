import { limits } from "@mindreel/contract/plain/limits";
import { refusals } from "@mindreel/messages/catalogue/captions";
import { validation } from "@mindreel/messages/wire";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { AppError } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import { minute } from "#domain/time/units-of-time.ts";
import { type CueFile, readPiece } from "#features/catalogue/mechanisms/caption-files/cues.policy.ts";
import { decoded, UnreadableCaptions } from "#features/catalogue/mechanisms/caption-files/decode.policy.ts";
import type { HostFile, VideoSources } from "#ports/video-sources/video-sources.port.ts";
import { PrivateAddress } from "#security/public-address.ts";
import type { Taken } from "./captions.mapper.ts";
import { source } from "./captions.repository.ts";
import type { CaptionsService } from "./captions.service.ts";
import { joined, piecesOf, playlistOf, type Rendition, renditionsOf } from "./hls.policy.ts";

interface Dependencies {
  readonly db: Db;
  readonly videoSources: Pick<VideoSources, "fetchFile">;
  readonly captions: Pick<CaptionsService, "keep">;
  readonly publicUrl: string;
}

const piecesAtMost = 3000;
const piecesAtOnce = 6;
/** Maximum bytes of one rendition. */
const textAtMost = 10 * 1024 * 1024;
/** Timeout for all renditions together, in milliseconds. */
const patience = minute;

const isGiven = ({ status }: HostFile) => status === 200 || status === 206;

/** Imports the captions listed in a source's playlist. */
export function createCaptionImportService({ db, videoSources, captions, publicUrl }: Dependencies) {
  /** @throws UnreadableCaptions */
  async function piece(url: string, deadline: number): Promise<HostFile> {
    if (performance.now() > deadline) throw new UnreadableCaptions(sentence(refusals, "slow"));
    const file = await videoSources.fetchFile(url, limits.fileBytes + 1).catch(() => null);
    if (file === null) throw new UnreadableCaptions(sentence(refusals, "silent"));
    if (!isGiven(file)) throw new UnreadableCaptions(sentence(refusals, "answers", { status: String(file.status) }));
    if (file.content.length > limits.fileBytes) throw new UnreadableCaptions(sentence(validation, "fileLarger"));
    return file;
  }

  /** @throws UnreadableCaptions */
  async function read({ url, language }: Rendition, deadline: number): Promise<CueFile> {
    const list = await piece(url, deadline);
    const text = decoded(list.content, language);
    // Some playlists link to the caption file directly.
    if (!text.startsWith("#EXTM3U")) return joined([await readPiece(text)]);
    const urls = piecesOf(text, list.url, piecesAtMost + 1);
    if (urls.length > piecesAtMost) throw new UnreadableCaptions(sentence(refusals, "pieces"));
    const files: CueFile[] = [];
    let bytes = 0;
    for (let at = 0; at < urls.length; at += piecesAtOnce) {
      const some = await Promise.all(urls.slice(at, at + piecesAtOnce).map((each) => piece(each, deadline)));
      bytes += some.reduce((sum, { content }) => sum + content.length, 0);
      if (bytes > textAtMost) throw new UnreadableCaptions(sentence(refusals, "large"));
      for (const { content } of some) files.push(await readPiece(decoded(content, language)));
    }
    return joined(files);
  }

  /** @throws AppError 404, 503 */
  async function master(url: string): Promise<HostFile> {
    const file = await videoSources.fetchFile(url, limits.fileBytes).catch((error: unknown) => {
      throw new AppError(
        "unavailable",
        sentence(refusals, error instanceof PrivateAddress ? "privateHost" : "silentNow"),
      );
    });
    if (!isGiven(file))
      throw new AppError("unavailable", sentence(refusals, "answers", { status: String(file.status) }));
    return file;
  }

  return {
    /**
     * @returns the captions that were stored, and those that could not be read
     * @throws AppError 404 if the source lists no captions, 503
     */
    take: async (video: number, audit: Audit): Promise<Taken> => {
      const found = await source(db, video);
      if (found === undefined) throw new AppError("not_found");
      const address = playlistOf({ kind: found.kind, url: new URL(found.url, publicUrl).href });
      if (address === null) {
        throw new AppError("not_found", sentence(refusals, "noneGiven"));
      }
      const playlist = await master(address);
      const renditions = renditionsOf(playlist.content.toString(), playlist.url);
      if (renditions.length === 0) throw new AppError("not_found", sentence(refusals, "noneNamed"));
      const taken: Taken = { kept: [], failed: [] };
      const deadline = performance.now() + patience;
      for (const rendition of renditions) {
        try {
          const file = await read(rendition, deadline);
          if (file.cues.length === 0) throw new UnreadableCaptions(sentence(refusals, "empty"));
          taken.kept.push(await captions.keep(video, rendition, file, audit));
        } catch (error) {
          if (!(error instanceof UnreadableCaptions)) throw error;
          taken.failed.push({ label: rendition.label || rendition.language, message: error.sentence });
        }
      }
      return taken;
    },
  };
}

export type CaptionImportService = ReturnType<typeof createCaptionImportService>;
