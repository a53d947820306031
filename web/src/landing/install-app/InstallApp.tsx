import type { Showcase } from "@mindreel/contract/catalogue/showcase";
import { Still } from "#landing/library/Still.tsx";
import { Chevron } from "#landing/questions/Chevron.tsx";
import { boot } from "#shared/boot.ts";
import { Brand, BrandMark } from "#shared/ui/frame/Brand.tsx";

export function InstallApp({ stills }: { stills: Showcase["stills"] }) {
  return (
    <section className="band band-soft" aria-labelledby="app-title">
      <div className="band-inner app">
        <div className="app-words reveal">
          <h2 id="app-title">On your home screen, for free</h2>
          <p>
            The {boot.appName} app costs nothing. It installs from this page in seconds and opens like any other app, on
            your phone, tablet or computer.
          </p>
          <button type="button" className="button button-large" id="install" hidden>
            Install the app
          </button>
          <details className="app-how">
            <summary>
              How to install it
              <Chevron />
            </summary>
            <dl>
              <dt>iPhone and iPad</dt>
              <dd>In Safari, press Share, then “Add to Home Screen”.</dd>
              <dt>Android</dt>
              <dd>In your browser's menu, press “Install app” or “Add to Home screen”.</dd>
              <dt>Computer</dt>
              <dd>
                In Chrome or Edge, press the install icon in the address bar; in Safari, choose File, then “Add to
                Dock”.
              </dd>
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
