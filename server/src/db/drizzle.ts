/**
 * Drizzle's CommonJS build: its ES modules have circular imports, on which Node 24's loader spends a second and 230 MB
 * at every start. In the bundle, `drizzle.bundled.ts` takes the place of this file.
 */
import { createRequire } from "node:module";

// drizzle-kit, which has no `import.meta`, runs in this package's folder.
const require = createRequire(import.meta.url ?? `${process.cwd()}/`);

export const orm: typeof import("drizzle-orm") = require("drizzle-orm");
export const core: typeof import("drizzle-orm/pg-core") = require("drizzle-orm/pg-core");
export const nodePostgres: typeof import("drizzle-orm/node-postgres") = require("drizzle-orm/node-postgres");
