import { limits } from "@mindreel/contract/plain/limits";
import { palette as messages } from "@mindreel/messages/app";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { IconSearch, IconStack2, IconUser } from "#shared/icons/member.ts";
import { IconPlus } from "#shared/icons/site.ts";
import { IconLayoutDashboard, IconMovie, IconSettings } from "#shared/icons/superuser.ts";
import { format } from "#shared/language/format.ts";
import { useNavigate } from "#shared/navigation/navigation.ts";
import { useSettled } from "#shared/time/useSettled.ts";
import { Dialog } from "#shared/ui/dialogs/Dialog.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { type Entry, entriesWith, type Kind } from "./entries.ts";
import classes from "./Palette.module.css";
import { useFound } from "./useFound.ts";

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

const kinds = [
  { kind: "actions", Icon: IconPlus },
  { kind: "pages", Icon: IconLayoutDashboard },
  { kind: "settings", Icon: IconSettings },
  { kind: "videos", Icon: IconMovie },
  { kind: "series", Icon: IconStack2 },
  { kind: "members", Icon: IconUser },
] as const satisfies readonly { readonly kind: Kind; readonly Icon: unknown }[];

/** Finds pages, settings, videos, series and members by their names, and opens one. */
export function Palette({ opened, onClose }: Props) {
  return (
    <Dialog label={messages.title} opened={opened} onClose={onClose} described={false} width={640}>
      <Finder onClose={onClose} />
    </Dialog>
  );
}

/** The field keeps the focus: arrow keys move through what is found, Enter opens one. */
function Finder({ onClose }: Pick<Props, "onClose">) {
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const { found, asking } = useFound(useSettled(text.trim()));
  const entries = [...entriesWith(text), ...found];
  const at = Math.min(active, entries.length - 1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is active
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView?.({ block: "nearest" });
  }, [at]);

  const open = ({ to }: Entry) => {
    onClose();
    navigate(to);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || entries.length === 0) return;
    const chosen = entries[at];
    if (event.key === "ArrowDown") setActive((at + 1) % entries.length);
    else if (event.key === "ArrowUp") setActive((at - 1 + entries.length) % entries.length);
    else if (event.key === "Enter" && chosen !== undefined) open(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <div className={classes.finder}>
      <div className={classes.field}>
        <IconSearch size={20} stroke={1.75} className={classes.icon} aria-hidden="true" />
        <input
          className={classes.input}
          data-autofocus
          type="text"
          role="combobox"
          aria-label={messages.title}
          aria-expanded={entries.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
          placeholder={messages.placeholder}
          autoComplete="off"
          spellCheck={false}
          maxLength={limits.search}
          value={text}
          onKeyDown={press}
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            setActive(0);
          }}
        />
      </div>
      <VisuallyHidden role="status">
        {text !== "" && !asking && format(messages.count, { count: entries.length })}
      </VisuallyHidden>
      <div ref={list} id={id} className={classes.list} role="listbox" aria-label={messages.found}>
        {kinds.map(({ kind, Icon }) => {
          const ofKind = entries.flatMap((entry, place) => (entry.kind === kind ? [{ entry, place }] : []));
          return (
            ofKind.length > 0 && (
              // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
              <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
                <p id={`${id}-${kind}`} className={classes.kind}>
                  {messages.kinds[kind]}
                </p>
                {ofKind.map(({ entry, place }) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the field's keys choose
                  // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
                  <div
                    key={`${entry.to} ${entry.label}`}
                    id={`${id}-${place}`}
                    className={classes.entry}
                    role="option"
                    aria-selected={place === at}
                    // Otherwise the field would lose the focus.
                    onMouseDown={(event) => event.preventDefault()}
                    onMouseMove={() => setActive(place)}
                    onClick={() => open(entry)}
                  >
                    <Icon size={18} stroke={1.75} className={classes.icon} aria-hidden="true" />
                    <span className={classes.label} dir="auto">
                      {entry.label}
                    </span>
                    <span className={classes.hint} dir="auto">
                      {entry.hint}
                    </span>
                  </div>
                ))}
              </div>
            )
          );
        })}
      </div>
      {entries.length === 0 && !asking && <p className={classes.none}>{messages.none}</p>}
    </div>
  );
}
