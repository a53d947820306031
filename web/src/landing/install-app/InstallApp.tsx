import type { Showcase } from "@mindreel/contract/catalogue/showcase";
import { Still } from "#landing/library/Still.tsx";
import { boot } from "#shared/boot.ts";
import { Brand, BrandMark } from "#shared/ui/frame/Brand.tsx";
import { useInstall } from "./useInstall.ts";

export function InstallApp({ stills }: { stills: Showcase["stills"] }) {
  const install = useInstall();
  return (
    <section className="band" aria-labelledby="app-title">
      <div className="band-inner app">
        <div className="app-words reveal">
          <h2 id="app-title">On your home screen, for free</h2>
          <p>
            The {boot.appName} app costs nothing. It installs from this page in seconds and opens like any other app, on
            your phone, tablet or computer.
          </p>
          {install !== null && (
            <button type="button" className="button button-large" onClick={install}>
              Install the app
            </button>
          )}
          <details className="app-how">
            <summary>
              How to install it
              <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
                <path d="m6 9.5 6 6 6-6" />
              </svg>
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
            <Still place="phone-1" still={stills[5] ?? stills[0]} />
            <Still place="phone-2" still={stills[6] ?? stills[1]} />
            <Still place="phone-3" still={stills[7] ?? stills[2]} />
          </div>
          <div className="app-icon night">
            <BrandMark size={56} />
          </div>
        </div>
      </div>
    </section>
  );
}
