import { countryNames } from "#shared/forms/countries.ts";
import { News } from "./News.tsx";

export function FreeMonth() {
  return (
    <section className="band band-soft" id="free-month" aria-labelledby="free-month-title">
      <div className="band-inner offer">
        <div className="offer-words reveal">
          <p className="offer-tag">For everyone who signs up for our news</p>
          <h2 id="free-month-title">Your first month is free.</h2>
          <p>Sign up for our news and watch for a month on us, with early access to what is coming.</p>
          <dl className="offer-facts">
            <div>
              <dt>1 month</dt>
              <dd>of free subscription</dd>
            </div>
            <div>
              <dt>Early access</dt>
              <dd>to new videos before their release</dd>
            </div>
          </dl>
        </div>
        <div id="news">
          <News countries={countryNames()} />
        </div>
      </div>
    </section>
  );
}
