import { limits } from "@mindreel/contract/plain/limits";
import { messages } from "@mindreel/messages/engagement/notes";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { useUnsavedGuard } from "#shared/forms/unsaved-changes/useUnsavedGuard.tsx";
import { format } from "#shared/language/format.ts";
import { spokenDuration } from "#shared/time/durations.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import classes from "./notes.module.css";

interface Props {
  /** The second that the note is about. */
  readonly at: number;
  readonly text?: string;
  readonly saving: boolean;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
}

/** A note being written: Enter saves it, Shift+Enter starts a new line, Escape discards it. */
export function NoteForm({ at, text: before = "", saving, onSave, onCancel }: Props) {
  const [text, setText] = useState(before);
  const field = useRef<HTMLTextAreaElement>(null);
  // As soon as the field is mounted: a letter typed a moment later is meant for it.
  useLayoutEffect(() => {
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  const words = text.trim();
  const guard = useUnsavedGuard(words !== before.trim() && !saving);
  const save = () => {
    if (!saving && words !== "") onSave(words);
  };
  const press = (event: KeyboardEvent) => {
    // The player around it has its own shortcuts.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") onCancel();
    else if (event.key === "Enter" && !event.shiftKey && event.target === field.current) {
      event.preventDefault();
      save();
    }
  };
  return (
    <form
      className={classes.form}
      onKeyDown={press}
      onKeyUp={(event) => event.stopPropagation()}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {guard}
      <textarea
        ref={field}
        className={classes.bodyField}
        aria-label={format(messages.noteAt, { time: spokenDuration(at) })}
        placeholder={messages.write}
        dir="auto"
        rows={2}
        maxLength={limits.noteText}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={classes.buttons}>
        <span className={classes.hint} aria-hidden="true">
          {messages.hint}
        </span>
        <Button size="sm" variant="subtle" onClick={onCancel}>
          {messages.cancel}
        </Button>
        <Button size="sm" type="submit" loading={saving} disabled={words === ""}>
          {messages.save}
        </Button>
      </div>
    </form>
  );
}
