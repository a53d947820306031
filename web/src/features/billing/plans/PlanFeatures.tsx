import { IconCheck } from "#shared/icons/site.ts";
import classes from "./PlanFeatures.module.css";

/** What is in a plan. */
export function PlanFeatures({ features }: { readonly features: readonly string[] }) {
  return (
    <ul className={classes.features}>
      {features.map((feature) => (
        <li key={feature}>
          <IconCheck size={20} stroke={2.25} aria-hidden="true" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
