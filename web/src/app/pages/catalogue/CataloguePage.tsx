import { Button } from "@mantine/core";
import { pagePath } from "@mindreel/contract/wire/pages";
import { IconMovieOff } from "@tabler/icons-react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { Page } from "#app/parts/Page.tsx";
import { ProOnly } from "#app/parts/ProOnly.tsx";
import { VideoList } from "#app/parts/VideoList.tsx";
import { CategoryPanel, CategorySelect } from "#features/catalogue/categories/CategoryChoice.tsx";
import { isOrdering, OrderingSelect } from "#features/catalogue/videos/OrderingSelect.tsx";
import { videosId } from "#features/catalogue/videos/VideoGrid.tsx";
import { SkipLink } from "#shared/ui/frame/SkipLink.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";
import { withQuery } from "#shared/withQuery.ts";

export function Component() {
  return (
    <ProOnly>
      <Catalogue />
    </ProOnly>
  );
}

/** The URL holds the filters, so that reloading and going back keep them. */
function Catalogue() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const category = params.get("category") || undefined;
  const search = params.get("search") || undefined;
  const orderingParam = params.get("ordering");
  const ordering = isOrdering(orderingParam) ? orderingParam : "-created";

  const hrefWith = (key: string, value: string | undefined) => {
    const next = new URLSearchParams(params);
    if (value === undefined) next.delete(key);
    else next.set(key, value);
    return withQuery(pagePath("home"), next);
  };
  const hrefOf = (name: string | undefined) => hrefWith("category", name);

  return (
    <Page
      title={search === undefined ? (category ?? "All videos") : `Results for “${search}”`}
      tools={
        <>
          <OrderingSelect
            chosen={ordering}
            onChoose={(value) => void navigate(hrefWith("ordering", value === "-created" ? undefined : value))}
          />
          <CategorySelect chosen={category} onChoose={(name) => void navigate(hrefOf(name))} />
        </>
      }
      aside={
        <CategoryPanel chosen={category} hrefOf={hrefOf} skip={<SkipLink to={videosId}>Skip to the videos</SkipLink>} />
      }
    >
      <VideoList
        filter={{
          ...(category !== undefined && { category }),
          ...(search !== undefined && { search }),
          ...(ordering !== "-created" && { ordering }),
        }}
        empty={
          <EmptyState
            icon={<IconMovieOff size={36} stroke={1.5} />}
            title="No videos found"
            text={
              search !== undefined
                ? "Try other words, or fewer of them."
                : category !== undefined
                  ? "Nothing is in this category yet."
                  : "The library is still empty. Come back soon."
            }
            action={
              (search !== undefined || category !== undefined) && (
                <Button component={Link} to={pagePath("home")} variant="default">
                  Show all videos
                </Button>
              )
            }
          />
        }
      />
    </Page>
  );
}
