import { Button } from "@mantine/core";
import { pagePath } from "@mindreel/contract/wire/pages";
import { IconHistory } from "@tabler/icons-react";
import { Link } from "react-router";
import { Page } from "#app/parts/Page.tsx";
import { ProOnly } from "#app/parts/ProOnly.tsx";
import { VideoList } from "#app/parts/VideoList.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";

export function Component() {
  return (
    <ProOnly>
      <Page title="Recent Videos">
        <VideoList
          filter={{ recent: true }}
          empty={
            <EmptyState
              icon={<IconHistory size={36} stroke={1.5} />}
              title="No videos found"
              text="What you watch appears here, the latest first."
              action={
                <Button component={Link} to={pagePath("home")}>
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
