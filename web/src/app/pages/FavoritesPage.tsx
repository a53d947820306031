import { Button } from "@mantine/core";
import { IconBookmark } from "@tabler/icons-react";
import { Link } from "react-router";
import { Page } from "#app/parts/Page.tsx";
import { ProOnly } from "#app/parts/ProOnly.tsx";
import { Wall } from "#app/parts/Wall.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";

export function Component() {
  return (
    <ProOnly>
      <Page title="Favorites">
        <Wall
          filter={{ saved: true }}
          empty={
            <EmptyState
              icon={<IconBookmark size={36} stroke={1.5} />}
              title="No videos found"
              text="Press the bookmark of a video to keep it here."
              action={
                <Button component={Link} to="/">
                  Find videos
                </Button>
              }
            />
          }
        />
      </Page>
    </ProOnly>
  );
}
