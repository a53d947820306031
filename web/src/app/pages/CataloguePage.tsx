import { Button } from "@mantine/core";
import { IconMovieOff } from "@tabler/icons-react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { Page } from "#app/parts/Page.tsx";
import { ProOnly } from "#app/parts/ProOnly.tsx";
import { Wall } from "#app/parts/Wall.tsx";
import { CategoryPanel, CategorySelect } from "#features/catalogue/categories/CategoryChoice.tsx";
import { isOrdering, OrderingSelect } from "#features/catalogue/videos/OrderingSelect.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";

export function Component() {
  return (
    <ProOnly>
      <Catalogue />
    </ProOnly>
  );
}

/** What is shown lives in the address: going back and reloading keep it. */
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
    return next.size > 0 ? `/?${next}` : "/";
  };
  const hrefOf = (name: string | undefined) => hrefWith("category", name);

  return (
    <Page
      title={search === undefined ? (category ?? "All videos") : `Results for “${search}”`}
      tools={
        <>
          <CategorySelect chosen={category} onChoose={(name) => void navigate(hrefOf(name))} />
          <OrderingSelect
            chosen={ordering}
            onChoose={(value) => void navigate(hrefWith("ordering", value === "-created" ? undefined : value))}
          />
        </>
      }
      aside={<CategoryPanel chosen={category} hrefOf={hrefOf} />}
    >
      <Wall
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
                <Button component={Link} to="/" variant="default">
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
