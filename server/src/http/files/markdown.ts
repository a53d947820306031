import type { FastifyReply } from "fastify";

export class MarkdownFile {
  readonly name: string;
  readonly text: string;

  constructor(name: string, text: string) {
    this.name = name;
    this.text = text;
  }
}

export const markdownSchema = {
  description: "A Markdown file",
  content: { "text/markdown": { schema: { type: "string" } } },
};

export const sendMarkdown = (reply: FastifyReply, { name, text }: MarkdownFile): FastifyReply =>
  reply
    .header("content-type", "text/markdown; charset=utf-8")
    .header("content-disposition", `attachment; filename="${name}.md"`)
    .send(text);
