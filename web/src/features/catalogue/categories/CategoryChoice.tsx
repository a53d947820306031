import { Anchor, NativeSelect, Skeleton, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "#shared/navigation/Link.tsx";
import classes from "./CategoryChoice.module.css";
import { useCategories } from "./categories.ts";

interface PanelProps {
  readonly chosen: string | undefined;
  /** What leads past the categories by keyboard. */
  readonly skip: ReactNode;
  /** The URL of a category's videos; undefined stands for all videos. */
  readonly hrefOf: (category: string | undefined) => string;
}

/** Shown beside the videos on a wide screen. */
export function CategoryPanel({ chosen, skip, hrefOf }: PanelProps) {
  const { data, isError, refetch } = useCategories();
  return (
    <nav className={classes.panel} aria-labelledby="categories">
      {skip}
      <Text id="categories" className={classes.heading}>
        Categories
      </Text>
      <ul className={classes.list}>
        {[undefined, ...(data ?? []).map(({ name }) => name)].map((name) => (
          <li key={name ?? ""}>
            <Link className={classes.item} to={hrefOf(name)} aria-current={chosen === name ? "true" : undefined}>
              {name ?? "All"}
            </Link>
          </li>
        ))}
      </ul>
      {data === undefined && !isError && <PanelSkeleton />}
      {isError && (
        <Text size="sm" c="dimmed" px={12} py={8} role="alert">
          The categories did not load.{" "}
          <Anchor component="button" type="button" onClick={() => void refetch()}>
            Try again
          </Anchor>
        </Text>
      )}
    </nav>
  );
}

function PanelSkeleton() {
  return [96, 72, 110, 84, 64, 100].map((width) => (
    <div key={width} className={classes.skeleton}>
      <Skeleton height={12} width={width} radius="sm" />
    </div>
  ));
}

interface SelectProps {
  readonly chosen: string | undefined;
  readonly onChoose: (category: string | undefined) => void;
}

/** Shown above the videos on a small screen. */
export function CategorySelect({ chosen, onChoose }: SelectProps) {
  const { data = [] } = useCategories();
  const known = chosen === undefined || data.some(({ name }) => name === chosen);
  return (
    <NativeSelect
      className={classes.select}
      aria-label="Category"
      value={chosen ?? ""}
      onChange={({ currentTarget }) => onChoose(currentTarget.value || undefined)}
    >
      <option value="">All</option>
      {!known && <option value={chosen}>{chosen}</option>}
      {data.map(({ id, name }) => (
        <option key={id} value={name}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}
