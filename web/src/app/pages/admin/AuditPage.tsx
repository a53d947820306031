import { Page } from "#app/parts/Page.tsx";
import { AuditFilter } from "#features/admin/audit-log/AuditFilter.tsx";
import { AuditTable } from "#features/admin/audit-log/AuditTable.tsx";
import { useAddress } from "./useAddress.ts";

const names = ["actor", "action", "from", "to"] as const;

export function Component() {
  const { params, change } = useAddress();
  const filters = Object.fromEntries(
    names.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? ""]] : [])),
  );
  return (
    <Page title="Audit log">
      <AuditFilter filters={filters} onChange={change} />
      <AuditTable filters={filters} />
    </Page>
  );
}
