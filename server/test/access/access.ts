/**
 * The status that each caller of a route gets. The payload is empty, so callers with access mostly get a 400 or 404.
 */
export type Access = Record<string, readonly [anonymous: number, member: number, pro: number, superuser: number]>;
