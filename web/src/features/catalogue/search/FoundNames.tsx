import type { FoundPage } from "@mindreel/contract/catalogue/search";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/catalogue/search";
import { Link } from "#shared/navigation/Link.tsx";
import { withQuery } from "#shared/navigation/withQuery.ts";
import classes from "./found.module.css";

type Found = Pick<FoundPage, "series" | "categories">;

interface GroupProps {
  readonly label: string;
  readonly links: readonly { readonly name: string; readonly to: string }[];
}

/** The series and categories that a search finds by their names. */
export function FoundNames({ series, categories }: Found) {
  return (
    <>
      <Group label={messages.series} links={series.map(({ id, name }) => ({ name, to: pagePath("series", { id }) }))} />
      <Group
        label={messages.categories}
        links={categories.map(({ name }) => ({ name, to: withQuery(pagePath("home"), { category: name }) }))}
      />
    </>
  );
}

function Group({ label, links }: GroupProps) {
  if (links.length === 0) return null;
  return (
    <section className={classes.names}>
      <h2 className={classes.kind}>{label}</h2>
      <ul>
        {links.map(({ name, to }) => (
          <li key={to}>
            <Link className={classes.name} dir="auto" to={to}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
