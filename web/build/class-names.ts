import type { CSSModulesOptions } from "vite";

/** Short, since they are in the scripts, styles and markup of each page, and hashes do not compress. */
export const classNames: CSSModulesOptions = { generateScopedName: "[hash:base64:4]" };
