/** A picture that a text shows. */
export interface ShownPicture {
  readonly id: string;
  readonly file: string;
}

/** What pictures of campaigns are called, so that no job removes another picture that somebody put into a text. */
const uploaded = /^news-\d+x\d+\.(?:jpeg|png)$/;

export const isUploaded = ({ file }: ShownPicture): boolean => uploaded.test(file);

/** The pictures of this site that a text shows, each once. */
export function picturesIn(text: string, publicUrl: string): ShownPicture[] {
  const found = new Map<string, ShownPicture>();
  for (const part of text.split(`${publicUrl}/media/`).slice(1)) {
    const [path, id, file] = /^([0-9a-f]{24})\/([\w.-]+)/.exec(part) ?? [];
    if (path !== undefined && id !== undefined && file !== undefined) found.set(path, { id, file });
  }
  return [...found.values()];
}

/** Markdown that shows a picture. */
export function markdownOf(url: string, description: string): string {
  const words = description.trim().replace(/\s+/g, " ");
  return `![${words.replace(/[\\`*_~[\]<>&]/g, "\\$&")}](${url})`;
}
