/** Drizzle as a part of the bundle (`vite.config.ts`). */
export * as orm from "drizzle-orm";
export * as nodePostgres from "drizzle-orm/node-postgres";
export * as core from "drizzle-orm/pg-core";
