/** A picture shown in a text. */
export interface ShownPicture {
  readonly id: string;
  readonly file: string;
}

/** File names of campaign pictures, so that the job never removes any other picture that is used in a text. */
const uploaded = /^news-\d+x\d+\.(?:jpeg|png)$/;

export const isUploaded = ({ file }: ShownPicture): boolean => uploaded.test(file);

/** This site's pictures in a text, without duplicates. */
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
