import { IconCheck } from "#shared/icons/site.ts";
import "./plan-features.css";

/** What is in a plan. */
export function PlanFeatures({ features }: { readonly features: readonly string[] }) {
  return (
    <ul className="plan-features">
      {features.map((feature) => (
        <li key={feature} dir="auto">
          <IconCheck size={20} stroke={2.25} aria-hidden="true" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
