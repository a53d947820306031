import type { Showcase } from "@mindreel/contract/catalogue/showcase";
import { installing, page as messages } from "@mindreel/messages/landing";
import { Still } from "#landing/library/Still.tsx";
import { Chevron } from "#landing/sections/Chevron.tsx";
import { boot } from "#shared/boot.ts";
import { format } from "#shared/language/format.ts";
import { Brand, BrandMark } from "#shared/ui/frame/Brand.tsx";

export function InstallApp({ stills }: { stills: Showcase["stills"] }) {
  return (
    <section className="band band-soft" aria-labelledby="app-title">
      <div className="band-inner app">
        <div className="app-words reveal">
          <h2 id="app-title">{messages.app.title}</h2>
          <p>{format(messages.app.text, { app: boot.appName })}</p>
          <button type="button" className="button button-large" id="install" hidden>
            {installing.install}
          </button>
          <details className="app-how">
            <summary>
              {messages.app.how}
              <Chevron />
            </summary>
            <dl>
              <dt>{installing.ios}</dt>
              <dd>{installing.iosHow}</dd>
              <dt>{installing.android}</dt>
              <dd>{installing.androidHow}</dd>
              <dt>{installing.computer}</dt>
              <dd>{installing.computerHow}</dd>
            </dl>
          </details>
        </div>
        <div className="phone-stand reveal" aria-hidden="true">
          <div className="phone night">
            <div className="phone-bar">
              <Brand size={22} />
            </div>
            {[0, 1, 2].map((place) => (
              <Still key={place} still={stills[place + 5] ?? stills[place]} sizes="300px" />
            ))}
          </div>
          <div className="app-icon night">
            <BrandMark size={56} />
          </div>
        </div>
      </div>
    </section>
  );
}
