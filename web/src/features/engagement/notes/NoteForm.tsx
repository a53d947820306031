import { spokenDurationOf } from "@mindreel/contract/wire/durations";
import { limits } from "@mindreel/contract/wire/limits";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { Button } from "#shared/ui/plain/Button.tsx";
import classes from "./NoteForm.module.css";

interface Props {
  /** The second that it is about. */
  readonly at: number;
  readonly text?: string;
  readonly saving: boolean;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
}

/** A note that is being written: Enter saves it, Shift with Enter begins a line, Escape leaves it. */
export function NoteForm({ at, text: before = "", saving, onSave, onCancel }: Props) {
  const [text, setText] = useState(before);
  const field = useRef<HTMLTextAreaElement>(null);
  // With the field itself: a letter that is typed a moment later is meant for it.
  useLayoutEffect(() => {
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  const words = text.trim();
  const save = () => {
    if (!saving && words !== "") onSave(words);
  };
  const press = (event: KeyboardEvent) => {
    // The player around it has keys of its own.
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
      <textarea
        ref={field}
        className={classes.field}
        aria-label={`Note at ${spokenDurationOf(at)}`}
        placeholder="Write a note"
        rows={2}
        maxLength={limits.noteText}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={classes.buttons}>
        <span className={classes.hint} aria-hidden="true">
          Enter saves, Esc cancels
        </span>
        <Button size="sm" variant="subtle" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="sm" type="submit" loading={saving} disabled={words === ""}>
          Save
        </Button>
      </div>
    </form>
  );
}
