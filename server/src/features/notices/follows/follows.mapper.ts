import type { Follows } from "@mindreel/contract/notices/follows";
import type { FollowedRow } from "./follows.repository.ts";

export function toFollows(rows: readonly FollowedRow[]): Follows {
  const of = (wanted: FollowedRow["kind"]) =>
    rows.filter(({ kind }) => kind === wanted).map(({ id, name }) => ({ id, name }));
  return { categories: of("category"), series: of("series") };
}
