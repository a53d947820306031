import { findPackageJSON } from "node:module";
import path from "node:path";

const server = path.dirname(findPackageJSON("..", import.meta.url) ?? "");

/** A file of the sources, by its path in `src`. Found from the bundle as well, which is in the same package. */
export const sourceFile = (file: string): string => path.join(server, "src", file);
