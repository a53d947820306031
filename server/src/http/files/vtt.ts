import type { FastifyReply } from "fastify";

/** A WebVTT file. */
export class VttFile {
  readonly content: string;

  constructor(content: string) {
    this.content = content;
  }
}

export const vttSchema = { description: "A WebVTT file", content: { "text/vtt": { schema: { type: "string" } } } };

export const sendVtt = (reply: FastifyReply, { content }: VttFile): FastifyReply =>
  reply.header("content-type", "text/vtt; charset=utf-8").send(content);
