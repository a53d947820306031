import type { FileKind } from "@mindreel/contract/wire/endpoint";
import type { FastifyReply } from "fastify";
import type { Awaitable } from "#domain/work/awaitable.ts";
import { CsvFile, csvSchema, sendCsv } from "./csv.ts";
import { sendZip, ZipArchive, zipSchema } from "./zip.ts";

/** A WebVTT file. */
export class VttFile {
  readonly content: string;

  constructor(content: string) {
    this.content = content;
  }
}

const vttSchema = { description: "A WebVTT file", content: { "text/vtt": { schema: { type: "string" } } } };

const sendVtt = (reply: FastifyReply, { content }: VttFile): FastifyReply =>
  reply.header("content-type", "text/vtt; charset=utf-8").send(content);

export class MarkdownFile {
  readonly name: string;
  readonly text: string;

  constructor(name: string, text: string) {
    this.name = name;
    this.text = text;
  }
}

const markdownSchema = {
  description: "A Markdown file",
  content: { "text/markdown": { schema: { type: "string" } } },
};

const sendMarkdown = (reply: FastifyReply, { name, text }: MarkdownFile): FastifyReply =>
  reply
    .header("content-type", "text/markdown; charset=utf-8")
    .header("content-disposition", `attachment; filename="${name}.md"`)
    .send(text);

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
