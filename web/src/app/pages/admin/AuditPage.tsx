import { Page } from "#app/parts/Page.tsx";
import { AuditFilter } from "#features/admin/audit-log/AuditFilter.tsx";
import { AuditTable } from "#features/admin/audit-log/AuditTable.tsx";
import { useAddress } from "./useAddress.ts";

const filters = ["actor", "action", "from", "to"] as const;

export function Component() {
  const { params, change } = useAddress();
  const wanted = Object.fromEntries(
    filters.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? ""]] : [])),
  );
  return (
    <Page title="Audit log">
      <AuditFilter wanted={wanted} onChange={change} />
      <AuditTable wanted={wanted} />
    </Page>
  );
}
