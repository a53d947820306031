import { limits } from "@mindreel/contract/plain/limits";
import { page as messages } from "@mindreel/messages/engagement/notes";
import { useEffect, useRef, useState } from "react";
import { IconSearch } from "#shared/icons/member.ts";
import classes from "./notes.module.css";

interface Props {
  /** The search words in the URL. */
  readonly searched: string;
  /** Called when typing pauses, and on Enter. */
  readonly onSearch: (words: string) => void;
}

export function NotesSearch({ searched, onSearch }: Props) {
  const [text, setText] = useState(searched);
  const sought = useRef(searched);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The URL also changes by other means, such as a link in the menu.
  useEffect(() => {
    if (searched === sought.current) return;
    sought.current = searched;
    setText(searched);
  }, [searched]);

  const search = (value: string) => {
    clearTimeout(timer.current);
    sought.current = value.trim();
    onSearch(sought.current);
  };
  return (
    <search className={classes.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search(text);
        }}
      >
        <IconSearch className={classes.icon} size={18} stroke={1.75} aria-hidden="true" />
        <input
          type="search"
          name="search"
          className={classes.field}
          aria-label={messages.search}
          placeholder={messages.search}
          autoComplete="off"
          maxLength={limits.search}
          value={text}
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => search(value), 300);
          }}
        />
      </form>
    </search>
  );
}
