import "./no-script.css";
import { boot } from "#shared/boot.ts";

/** Where there is no script: what a page cannot do then. The server alone renders it. */
export function NoScript() {
  return (
    <noscript>
      <p className="no-script">
        <strong>JavaScript is switched off.</strong> You can read this page, but {boot.appName} needs it to sign you in,
        to send forms and to play videos. Please switch it on in your browser's settings and reload this page.
      </p>
    </noscript>
  );
}
