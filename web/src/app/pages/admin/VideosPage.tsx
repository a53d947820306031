import { useAddress } from "#app/pages/admin/useAddress.ts";
import { Page } from "#app/parts/Page.tsx";
import { isVideoState, VideosFilter } from "#features/catalogue/components/shelf/VideosFilter.tsx";
import { VideosTable } from "#features/catalogue/components/shelf/VideosTable.tsx";

export function Component() {
  const { params, change } = useAddress();
  const [search, category, state] = [params.get("search"), params.get("category"), params.get("state")];
  const wanted = {
    ...(search && { search }),
    ...(category && { category }),
    ...(isVideoState(state) && { state }),
  };
  return (
    <Page title="Videos" tools={<VideosFilter wanted={wanted} onChange={change} />}>
      <VideosTable key={params.toString()} wanted={wanted} />
    </Page>
  );
}
