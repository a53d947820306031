import type { Suggestion } from "@mindreel/contract/catalogue/search";
import { pagePath } from "@mindreel/contract/plain/pages";
import { suggestions as messages } from "@mindreel/messages/catalogue/search";
import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { outline } from "#shared/icons/icon.tsx";
import { IconSearch, IconStack2 } from "#shared/icons/member.ts";
import { IconMovie } from "#shared/icons/superuser.ts";
import { format } from "#shared/language/format.ts";
import { useNavigate } from "#shared/navigation/navigation.ts";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { useSettled } from "#shared/time/useSettled.ts";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import classes from "./Suggestions.module.css";
import { suggestionsQuery } from "./suggestions.ts";

const IconCategory = outline("M4 4h6v6h-6l0 -6M14 4h6v6h-6l0 -6M4 14h6v6h-6l0 -6M14 17a3 3 0 1 0 6 0a3 3 0 1 0 -6 0");

interface Props {
  /** The text being typed; empty if there should be no suggestions. */
  readonly text: string;
  /** The search field, which keeps the focus and whose keys control the list. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onSearch: (words: string) => void;
  readonly onClose: () => void;
}

const icons = {
  words: IconSearch,
  video: IconMovie,
  series: IconStack2,
  category: IconCategory,
} as const;

/**
 * Suggestions below the search field. The field keeps the focus: arrow keys move through the suggestions, Enter chooses
 * one.
 */
export function Suggestions({ text, input, onSearch, onClose }: Props) {
  const id = useId();
  const navigate = useNavigate();
  const settled = useSettled(text);
  const { data = [] } = useQuery(suggestionsQuery(settled));
  const [active, setActive] = useState(-1);
  const shown = settled === "" ? [] : data;
  const opened = shown.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: others stand there now
  useEffect(() => setActive(-1), [data, opened]);

  const choose = ({ kind, text: words, id: target }: Suggestion) => {
    if (kind === "words" || target === null) return onSearch(words);
    onClose();
    if (kind === "category") navigate(withQuery(pagePath("home"), { category: words }));
    else navigate(kind === "series" ? pagePath("series", { id: target }) : pagePath("watch", { id: target }));
  };

  const press = (event: KeyboardEvent) => {
    if (!opened || event.isComposing) return;
    const suggestion = shown[active];
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const step = event.key === "ArrowDown" ? 1 : -1;
      // One position more than there are suggestions: the field itself.
      const places = shown.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === "Escape") onClose();
    else if (event.key === "Enter" && suggestion !== undefined) choose(suggestion);
    else return;
    event.preventDefault();
  };
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    const field = input.current;
    const listen = (event: KeyboardEvent) => latest.current(event);
    field?.addEventListener("keydown", listen);
    return () => field?.removeEventListener("keydown", listen);
  }, [input]);

  useEffect(() => {
    const field = input.current;
    field?.setAttribute("aria-autocomplete", "list");
    field?.setAttribute("aria-haspopup", "listbox");
    if (opened) field?.setAttribute("aria-controls", id);
    else field?.removeAttribute("aria-controls");
    if (opened && active >= 0) field?.setAttribute("aria-activedescendant", `${id}-${active}`);
    else field?.removeAttribute("aria-activedescendant");
  }, [input, id, opened, active]);

  return (
    <>
      <VisuallyHidden role="status">{opened && format(messages.count, { count: shown.length })}</VisuallyHidden>
      {opened && (
        <div id={id} className={classes.list} role="listbox" aria-label={messages.title}>
          {shown.map((suggestion, at) => {
            const { kind } = suggestion;
            const Icon = icons[kind];
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field's keys choose
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
              <div
                key={`${kind} ${suggestion.id ?? suggestion.text}`}
                id={`${id}-${at}`}
                className={classes.suggestion}
                role="option"
                aria-selected={at === active}
                // Otherwise the field would lose the focus, and the list would close before the click.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(suggestion)}
              >
                <Icon className={classes.icon} size={18} stroke={1.75} aria-hidden="true" />
                <span className={classes.text} dir="auto">
                  {suggestion.text}
                </span>
                {kind !== "words" && <span className={classes.kind}>{messages.kinds[kind]}</span>}
              </div>
            );
          })}
        </div>
      )}
    </>
  );
}
