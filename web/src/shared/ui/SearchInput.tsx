import { TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { limits } from "@mindreel/contract/limits";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";

interface Props {
  readonly label: string;
  readonly placeholder: string;
  /** What is searched for at first. */
  readonly initial: string;
  /** Told when typing rests. */
  readonly onSearch: (words: string) => void;
}

/** The search above a table. */
export function SearchInput({ label, placeholder, initial, onSearch }: Props) {
  const [text, setText] = useState(initial);
  const search = useDebouncedCallback((value: string) => onSearch(value.trim()), 300);
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={placeholder}
      autoComplete="off"
      maxLength={limits.search}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
      value={text}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        search(value);
      }}
    />
  );
}
