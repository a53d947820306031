import { Stack, Textarea } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { limits } from "@mindreel/contract/plain/limits";
import { messages } from "@mindreel/messages/newsletter/campaign-pictures";
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from "react";
import { type Icon, outline } from "#shared/icons/icon.tsx";
import { IconButton } from "#shared/ui/plain/buttons/IconButton.tsx";
import { Toolbar } from "#shared/ui/Toolbar.tsx";
import { AddPicture } from "./AddPicture.tsx";
import { type Mark, marked, withParagraph } from "./marks.ts";
import classes from "./TextWithPictures.module.css";

const IconPhotoPlus = outline(
  "M15 8h.01M12.5 21h-6.5a3 3 0 0 1 -3 -3v-12a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v6.5M3 16l5 -5c.928 -.893 2.072 -.893 3 0l4 4M14 14l1 -1c.67 -.644 1.45 -.824 2.182 -.54M16 19h6M19 16v6",
);

interface Props {
  readonly campaignId: number;
  /** Markdown. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly error: ReactNode;
}

/** A campaign's text, with pictures. */
export function TextWithPictures({ campaignId, value, onChange, field, error }: Props) {
  const [adding, { open, close }] = useDisclosure();
  /** The last position of the caret, if any. */
  const caret = useRef<number>(undefined);
  return (
    <Stack gap="xs" align="flex-start">
      <Textarea
        ref={field}
        w="100%"
        label={messages.text}
        description={messages.textNote}
        error={error}
        value={value}
        maxLength={limits.campaignBody}
        dir="auto"
        rows={14}
        inputContainer={(input) => (
          <>
            <MarkdownTools field={field}>
              <IconButton aria-label={messages.title} title={messages.title} onClick={open}>
                <IconPhotoPlus size={20} aria-hidden="true" />
              </IconButton>
            </MarkdownTools>
            {input}
          </>
        )}
        onKeyDown={onMarkKey}
        onBlur={({ currentTarget }) => {
          caret.current = currentTarget.selectionEnd;
        }}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <AddPicture
        campaignId={campaignId}
        opened={adding}
        onClose={close}
        onAdd={(markdown) => onChange(withParagraph(value, caret.current ?? value.length, markdown))}
      />
    </Stack>
  );
}

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
function onMarkKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  const tool = tools.find(({ key }) => key === event.key.toLowerCase());
  if (tool === undefined) return;
  event.preventDefault();
  // The same keys mean something else outside of the text.
  event.stopPropagation();
  mark(event.currentTarget, tool.mark);
}

interface MarkdownToolsProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Further buttons. */
  readonly children: ReactNode;
}

/** Buttons that mark the selection of a Markdown field. */
function MarkdownTools({ field, children }: MarkdownToolsProps) {
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
