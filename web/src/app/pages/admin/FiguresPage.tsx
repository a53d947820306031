import { messages } from "@mindreel/messages/admin/figures";
import { Page } from "#app/layouts/page/Page.tsx";
import { FiguresOverTime } from "#features/admin/figures/FiguresOverTime.tsx";
import { RangeChoice } from "#features/admin/figures/RangeChoice.tsx";
import { rangeOf } from "#features/admin/figures/range.ts";
import { Sales } from "#features/admin/figures/Sales.tsx";
import { PageSpeed } from "#features/admin/web-vitals/PageSpeed.tsx";
import { useUrlFilters } from "#shared/navigation/useUrlFilters.ts";

export function Component() {
  const { params, change } = useUrlFilters();
  const asked = { range: params.get("range"), from: params.get("from"), to: params.get("to") };
  const range = rangeOf(asked, new Date());
  const query = { from: range.from, to: range.to };
  return (
    <Page title={messages.title}>
      <RangeChoice range={range} onChange={change} />
      {range.fault === undefined && (
        <>
          <FiguresOverTime query={query} />
          <Sales query={query} />
          <PageSpeed query={query} />
        </>
      )}
    </Page>
  );
}
