import "./no-script.css";
import { noScript as messages } from "@mindreel/messages/shared/frame";
import { boot } from "#shared/boot.ts";
import { Rich } from "#shared/language/Rich.tsx";

/**
 * Shown without scripting: what a page cannot do then. Rendered only on the server, so that browsers do not load its
 * text.
 */
export function NoScript() {
  return <noscript>{import.meta.env.SSR && <Words />}</noscript>;
}

function Words() {
  return (
    <p className="no-script">
      <Rich
        text={messages.noScript}
        tags={{ strong: (text) => <strong>{text}</strong> }}
        values={{ app: boot.appName }}
      />
    </p>
  );
}
