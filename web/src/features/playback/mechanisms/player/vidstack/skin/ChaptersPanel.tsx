import { controls as messages } from "@mindreel/messages/playback/plays";
import { useChapterOptions } from "@vidstack/react";
import { IconChapters } from "./icons.ts";
import classes from "./Panel.module.css";
import { Panel } from "./Panel.tsx";

/** The chapters to jump to; nothing if there are none. */
export function ChaptersPanel({ className }: { readonly className: string | undefined }) {
  const chapters = useChapterOptions();
  if (chapters.length === 0) return null;
  return (
    <Panel label={messages.chapters} icon={IconChapters} className={className}>
      {(close) => (
        <ol className={classes.chapters}>
          {chapters.map(({ value, label, startTimeText, selected, select }) => (
            <li key={value}>
              <button
                type="button"
                aria-current={selected || undefined}
                onClick={() => {
                  select();
                  close();
                }}
              >
                <span>{startTimeText}</span>
                <span dir="auto">{label}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
