import { Button } from "@mantine/core";
import { IconTableImport } from "@tabler/icons-react";
import { Link } from "react-router";
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
    <Page
      title="Videos"
      tools={
        <>
          <VideosFilter wanted={wanted} onChange={change} />
          <Button
            component={Link}
            to="/admin/import"
            variant="default"
            leftSection={<IconTableImport size={18} aria-hidden="true" />}
          >
            Import
          </Button>
        </>
      }
    >
      <VideosTable key={params.toString()} wanted={wanted} />
    </Page>
  );
}
