import type { Manifest } from "@mindreel/contract/rendering";

/** Paths of the files that a page needs in addition to those of every document. */
export interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The document of every page of the app, which references its own files. */
const document = "index.html";

/** The files that modules need in addition to the document's, each after its dependencies. */
export function filesOf(manifest: Manifest, modules: readonly { readonly file: string }[]): PageFiles {
  const known = new Set<string>();
  const scripts: string[] = [];
  const styles = new Set<string>();
  const visit = (key: string, named: boolean) => {
    const chunk = manifest[key];
    if (chunk === undefined || known.has(key)) return;
    known.add(key);
    for (const imported of chunk.imports ?? []) visit(imported, named);
    if (named) return;
    for (const file of chunk.css ?? []) styles.add(`/${file}`);
    scripts.push(`/${chunk.file}`);
  };
  visit(document, true);
  for (const { file } of modules) visit(file, false);
  return { scripts, styles: [...styles] };
}
