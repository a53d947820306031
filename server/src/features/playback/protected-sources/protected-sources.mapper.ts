import type { ProtectedSource } from "@mindreel/contract/playback/protected-sources";
import type { ProtectedSourceRow } from "#library/protected-sources.repository.ts";

const filled = (text: string): string | null => (text === "" ? null : text);

export const toProtectedSource = (row: ProtectedSourceRow): ProtectedSource => ({
  id: row.id,
  host: row.host,
  provider: row.provider,
  key_id: filled(row.keyId),
  region: filled(row.region),
  secret_hint: row.secretHint,
  set_at: row.setAt.toISOString(),
});
