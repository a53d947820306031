import { messages } from "@mindreel/messages/newsletter/campaign-pictures";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import { type Icon, outline } from "#shared/icons/icon.tsx";
import { IconButton } from "#shared/ui/plain/buttons/IconButton.tsx";
import { Toolbar } from "#shared/ui/Toolbar.tsx";
import classes from "./MarkdownTools.module.css";
import { type Mark, marked } from "./marks.ts";

const tools: readonly { readonly mark: Mark; readonly icon: Icon; readonly key?: string }[] = [
  { mark: "bold", key: "b", icon: outline("M7 5h6a3.5 3.5 0 0 1 0 7h-6zM13 12h1a3.5 3.5 0 0 1 0 7h-7v-7") },
  { mark: "italic", key: "i", icon: outline("M11 5l6 0M7 19l6 0M14 5l-4 14") },
  { mark: "heading", icon: outline("M7 12h10M7 5v14M17 5v14M15 19h4M15 5h4M5 19h4M5 5h4") },
  {
    mark: "link",
    key: "k",
    icon: outline(
      "M9 15l6 -6M11 6l.463 -.536a5 5 0 0 1 7.071 7.072l-.534 .464M13 18l-.397 .534a5.068 5.068 0 0 1 -7.127 0a4.972 4.972 0 0 1 0 -7.071l.524 -.463",
    ),
  },
  { mark: "list", icon: outline("M9 6l11 0M9 12l11 0M9 18l11 0M5 6l0 .01M5 12l0 .01M5 18l0 .01") },
  {
    mark: "quote",
    icon: outline(
      "M10 11h-4a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1h3a1 1 0 0 1 1 1v6c0 2.667 -1.333 4.333 -4 5M19 11h-4a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1h3a1 1 0 0 1 1 1v6c0 2.667 -1.333 4.333 -4 5",
    ),
  },
];

/** Types the text, so that the browser can undo it where it can type. */
function type(field: HTMLTextAreaElement, text: string): void {
  if ("execCommand" in document && document.execCommand("insertText", false, text)) return;
  field.setRangeText(text);
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

function mark(field: HTMLTextAreaElement, kind: Mark): void {
  const { from, to, text, select } = marked(kind, field.value, field.selectionStart, field.selectionEnd);
  field.focus();
  field.setSelectionRange(from, to);
  type(field, text);
  field.setSelectionRange(...select);
}

/** Ctrl or ⌘ with a letter marks the selection of a Markdown field. */
export function onMarkKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  const tool = tools.find(({ key }) => key === event.key.toLowerCase());
  if (tool === undefined) return;
  event.preventDefault();
  // The same keys mean something else outside of the text.
  event.stopPropagation();
  mark(event.currentTarget, tool.mark);
}

interface Props {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Further buttons. */
  readonly children: ReactNode;
}

/** Buttons that mark the selection of a Markdown field. */
export function MarkdownTools({ field, children }: Props) {
  return (
    <Toolbar label={messages.tools.label} className={classes.tools}>
      {tools.map(({ mark: kind, icon: Drawing, key }) => (
        <IconButton
          key={kind}
          aria-label={messages.tools[kind]}
          title={key === undefined ? messages.tools[kind] : `${messages.tools[kind]} (Ctrl+${key.toUpperCase()})`}
          {...(key !== undefined && { "aria-keyshortcuts": `Control+${key.toUpperCase()}` })}
          onClick={() => field.current && mark(field.current, kind)}
        >
          <Drawing size={20} aria-hidden="true" />
        </IconButton>
      ))}
      {children}
    </Toolbar>
  );
}
