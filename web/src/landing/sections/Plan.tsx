import { pagePath } from "@mindreel/contract/plain/pages";
import type { LandingValues } from "@mindreel/contract/site/public-site";
import { choice } from "@mindreel/messages/billing/plans";
import { page as messages } from "@mindreel/messages/landing";
import { monthHref } from "#landing/frame/sections.ts";
import { boot } from "#shared/boot.ts";
import { format } from "#shared/language/format.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { lowestPrice } from "#shared/offered.ts";
import { usualWords } from "#shared/usualWords.ts";

/** The only plan, and its price. */
export function Plan(values: LandingValues) {
  const { plan } = boot.site;
  return (
    <section className="band" id="price" aria-labelledby="plan-title">
      <div className="band-inner plan">
        <div className="plan-words reveal">
          <h2 id="plan-title">{messages.plan.title}</h2>
          <p>{format(messages.plan.text, { app: boot.appName })}</p>
        </div>
        <div className="plan-card reveal">
          <h3>{plan.title ?? usualWords.plan_title()}</h3>
          <p className="plan-price">
            <Rich
              text={messages.plan.price}
              values={{ price: lowestPrice() }}
              tags={{ amount: (text) => <strong>{text}</strong> }}
            />
            {boot.offered.tax && ` ${choice.tax[boot.offered.tax]}`}
          </p>
          <ul>
            {(plan.features ?? usualWords.plan_features()).map((feature) => (
              <li key={feature}>
                <Check />
                {feature}
              </li>
            ))}
          </ul>
          <div className="plan-actions">
            <a className="button button-large" href={monthHref(values)}>
              {messages.plan.start}
            </a>
            <a className="plan-link" href={pagePath("signUp")}>
              {messages.plan.subscribe}
            </a>
          </div>
          <p className="plan-note">{values.plan_note ?? usualWords.plan_note()}</p>
        </div>
      </div>
    </section>
  );
}

function Check() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </svg>
  );
}
