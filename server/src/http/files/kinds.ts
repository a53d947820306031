import type { FileKind } from "@mindreel/contract/wire/endpoint";
import type { FastifyReply } from "fastify";
import type { Awaitable } from "#domain/work/awaitable.ts";
import { CsvFile, csvSchema, sendCsv } from "./csv.ts";
import { MarkdownFile, markdownSchema, sendMarkdown } from "./markdown.ts";
import { sendVtt, VttFile, vttSchema } from "./vtt.ts";
import { sendZip, ZipArchive, zipSchema } from "./zip.ts";

/** What handlers return for each kind of file. */
export interface Files {
  readonly csv: CsvFile;
  readonly zip: ZipArchive;
  readonly markdown: MarkdownFile;
  readonly vtt: VttFile;
}

/** For the API description. */
export const fileSchemas: Readonly<Record<FileKind, object>> = {
  csv: csvSchema,
  zip: zipSchema,
  markdown: markdownSchema,
  vtt: vttSchema,
};

export const isFile = (result: unknown): result is Files[FileKind] =>
  result instanceof CsvFile ||
  result instanceof ZipArchive ||
  result instanceof MarkdownFile ||
  result instanceof VttFile;

export function sendFile(reply: FastifyReply, file: Files[FileKind]): Awaitable<FastifyReply> {
  if (file instanceof CsvFile) return sendCsv(reply, file);
  if (file instanceof ZipArchive) return sendZip(reply, file);
  return file instanceof MarkdownFile ? sendMarkdown(reply, file) : sendVtt(reply, file);
}
