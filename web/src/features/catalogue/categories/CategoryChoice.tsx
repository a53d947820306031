import { choices as messages } from "@mindreel/messages/catalogue/videos";
import { states } from "@mindreel/messages/shared/states";
import { Link } from "#shared/navigation/Link.tsx";
import { SkipLink } from "#shared/ui/frame/SkipLink.tsx";
import { Skeleton } from "#shared/ui/plain/loading/Skeleton.tsx";
import { Select } from "#shared/ui/plain/Select.tsx";
import classes from "./CategoryChoice.module.css";
import { useCategories } from "./categories.ts";

interface PanelProps {
  readonly chosen: string | undefined;
  /** The URL of a category's videos; undefined stands for all videos. */
  readonly hrefOf: (category: string | undefined) => string;
}

const categoriesId = "category-panel";

/** To the panel, which comes after the videos. */
export function SkipToCategories() {
  return (
    <span className={classes.skip}>
      <SkipLink to={categoriesId}>{messages.skip}</SkipLink>
    </span>
  );
}

/** Shown next to the videos on a wide screen. */
export function CategoryPanel({ chosen, hrefOf }: PanelProps) {
  const { data, isError, refetch } = useCategories();
  return (
    <nav id={categoriesId} className={classes.panel} aria-labelledby="categories" tabIndex={-1}>
      <p id="categories" className={classes.heading}>
        {messages.categories}
      </p>
      <ul className={classes.list}>
        {[undefined, ...(data ?? []).map(({ name }) => name)].map((name) => (
          <li key={name ?? ""}>
            <Link
              className={classes.item}
              dir={name === undefined ? undefined : "auto"}
              to={hrefOf(name)}
              aria-current={chosen === name ? "true" : undefined}
            >
              {name ?? messages.all}
            </Link>
          </li>
        ))}
      </ul>
      {data === undefined && !isError && <PanelSkeleton />}
      {isError && (
        <p className={classes.failure} role="alert">
          {messages.notLoaded}{" "}
          <button type="button" className={classes.retry} onClick={() => void refetch()}>
            {states.tryAgain}
          </button>
        </p>
      )}
    </nav>
  );
}

function PanelSkeleton() {
  return [1, 2, 3, 4, 5, 6].map((line) => (
    <div key={line} className={classes.skeleton}>
      <Skeleton className={classes.skeletonName} />
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
    <Select
      className={classes.select}
      aria-label={messages.category}
      value={chosen ?? ""}
      onChange={({ currentTarget }) => onChoose(currentTarget.value || undefined)}
    >
      <option value="">{messages.all}</option>
      {!known && <option value={chosen}>{chosen}</option>}
      {data.map(({ id, name }) => (
        <option key={id} value={name}>
          {name}
        </option>
      ))}
    </Select>
  );
}
