import { limits } from "@mindreel/contract/plain/limits";
import { useEffect, useRef } from "react";
import { IconSearch } from "#shared/icons/member.ts";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { useTyped } from "./useTyped.ts";

interface Props {
  readonly label: string;
  readonly placeholder: string;
  /** The current search. */
  readonly searched: string;
  /** Called when typing pauses. */
  readonly onSearch: (words: string) => void;
}

/** The search field above a table. */
export function SearchInput({ label, placeholder, searched, onSearch }: Props) {
  const { text, type } = useTyped(searched, onSearch);
  const input = useRef<HTMLInputElement>(null);

  // Text typed before the script had loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const early = input.current?.value ?? searched;
    if (early !== searched) type(early);
  }, []);

  return (
    <TextField
      ref={input}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      autoComplete="off"
      maxLength={limits.search}
      icon={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
      value={text}
      onChange={({ currentTarget: { value } }) => type(value)}
    />
  );
}
