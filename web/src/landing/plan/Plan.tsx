import { pagePath } from "@mindreel/contract/wire/pages";
import { boot, planPrice } from "#shared/boot.ts";

const features = ["All features of the Starter Plan", "Unlimited videos", "Monthly Updates"];

/** What it costs. */
export function Plan() {
  return (
    <section className="band" id="price" aria-labelledby="plan-title">
      <div className="band-inner plan">
        <div className="plan-words reveal">
          <h2 id="plan-title">One plan, one price.</h2>
          <p>
            Everything in {boot.appName} belongs to everyone who subscribes. Try it for a month first: it costs nothing,
            needs no card, and ends by itself.
          </p>
        </div>
        <div className="plan-card reveal">
          <h3>Monthly</h3>
          <p className="plan-price">
            <strong>{planPrice()}</strong> a month
          </p>
          <ul>
            {features.map((feature) => (
              <li key={feature}>
                <Check />
                {feature}
              </li>
            ))}
          </ul>
          <div className="plan-actions">
            <a className="button button-large" href="#free-month">
              Start with a free month
            </a>
            <a className="plan-link" href={pagePath("signUp")}>
              Or sign up and subscribe now
            </a>
          </div>
          <p className="plan-note">Paid by card, month by month. Cancel at any time: you keep what you paid for.</p>
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
