import { boot } from "#shared/boot.ts";
import classes from "./payments.module.css";

/** The section of Stripe's dashboard for a record, by the prefix of its id. */
const places: Readonly<Record<string, string>> = {
  in: "invoices",
  sub: "subscriptions",
  cus: "customers",
  evt: "events",
};

const placeOf = (id: string): string | undefined => places[id.slice(0, id.indexOf("_"))];

interface Props {
  readonly id: string;
  /** Shown instead of the id. */
  readonly name?: string;
  /** A page that Stripe, or the rehearsal, has for this record. */
  readonly url?: string | null;
}

/**
 * The id of a record at Stripe, with a link to the dashboard; in a rehearsal, to the rehearsal's page if there is one.
 */
export function StripeId({ id, name = id, url = null }: Props) {
  const place = placeOf(id);
  const href = boot.stripeDashboard !== null && place !== undefined ? `${boot.stripeDashboard}/${place}/${id}` : url;
  if (href === null) return name;
  return (
    <a href={href} className={classes.id}>
      {name}
    </a>
  );
}
