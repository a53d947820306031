import { setUp as messages } from "@mindreel/messages/admin/first-run";
import { format } from "#shared/language/format.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import classes from "../first-run.module.css";

interface Props {
  /** What the lines are. */
  readonly label: string;
  /** The step that they are for. */
  readonly of: string;
  readonly lines: readonly string[];
}

/** Lines to copy to the server. */
export function SettingLines({ label, of, lines }: Props) {
  const text = lines.join("\n");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toastSuccess(messages.copied);
    } catch {
      toastError(messages.notCopied);
    }
  };
  return (
    <div className={classes.copying}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, for which a keyboard must reach it */}
      <section className={classes.lines} tabIndex={0} aria-label={`${label}: ${of}`}>
        <pre>
          <code>{text}</code>
        </pre>
      </section>
      <Button
        variant="subtle"
        size="xs"
        aria-label={format(messages.copyLines, { lines: `${label}: ${of}` })}
        onClick={() => void copy()}
      >
        {messages.copy}
      </Button>
    </div>
  );
}
