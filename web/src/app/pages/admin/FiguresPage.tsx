import { Page } from "#app/parts/Page.tsx";
import { useUrlFilters } from "#app/parts/useUrlFilters.ts";
import { FiguresOverTime } from "#features/admin/figures/FiguresOverTime.tsx";
import { RangeChoice } from "#features/admin/figures/RangeChoice.tsx";
import { rangeOf } from "#features/admin/figures/range.ts";

export function Component() {
  const { params, change } = useUrlFilters();
  const asked = { range: params.get("range"), from: params.get("from"), to: params.get("to") };
  const range = rangeOf(asked, new Date());
  return (
    <Page title="Figures">
      <RangeChoice range={range} onChange={change} />
      <FiguresOverTime query={{ from: range.from, to: range.to }} />
    </Page>
  );
}
