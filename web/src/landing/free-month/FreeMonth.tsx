import { page as messages } from "@mindreel/messages/landing";
import { countries } from "#shared/forms/countries.ts";
import { News } from "./News.tsx";

export function FreeMonth() {
  const words = messages.freeMonth;
  return (
    <section className="band band-soft" id="free-month" aria-labelledby="free-month-title">
      <div className="band-inner offer">
        <div className="offer-words reveal">
          <p className="offer-tag">{words.tag}</p>
          <h2 id="free-month-title">{words.title}</h2>
          <p>{words.text}</p>
          <dl className="offer-facts">
            <div>
              <dt>{words.oneMonth}</dt>
              <dd>{words.ofSubscription}</dd>
            </div>
            <div>
              <dt>{words.early}</dt>
              <dd>{words.beforeRelease}</dd>
            </div>
          </dl>
        </div>
        <div id="news">
          <News countries={countries()} />
        </div>
      </div>
    </section>
  );
}
