import { messages } from "@mindreel/messages/admin/audit-log";
import { Page } from "#app/layouts/page/Page.tsx";
import { AuditFilter } from "#features/admin/audit-log/AuditFilter.tsx";
import { AuditTable } from "#features/admin/audit-log/AuditTable.tsx";
import { useUrlFilters } from "#shared/navigation/useUrlFilters.ts";

const names = ["actor", "action", "from", "to"] as const;

export function Component() {
  const { params, change } = useUrlFilters();
  const filters = Object.fromEntries(
    names.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? ""]] : [])),
  );
  return (
    <Page title={messages.title}>
      <AuditFilter filters={filters} onChange={change} />
      <AuditTable filters={filters} />
    </Page>
  );
}
