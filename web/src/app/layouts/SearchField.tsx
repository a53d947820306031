import { CloseButton, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { limits } from "@mindreel/contract/wire/limits";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import classes from "./SearchField.module.css";

/** Searches the catalogue through its address: while one types there, on Enter from any other page. */
export function SearchField() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const inCatalogue = pathname === "/";
  const searched = inCatalogue ? (params.get("search") ?? "") : "";
  const [text, setText] = useState(searched);

  // The address changes by other ways too: back, a category, the brand.
  const sought = useRef(searched);
  useEffect(() => {
    if (searched === sought.current) return;
    sought.current = searched;
    setText(searched);
  }, [searched]);

  const search = (value: string) => {
    typing.cancel();
    const wanted = value.trim();
    if (inCatalogue && wanted === searched) return;
    const next = new URLSearchParams(inCatalogue ? params : "");
    if (wanted === "") next.delete("search");
    else next.set("search", wanted);
    sought.current = wanted;
    // One step back leaves the search, however many letters it had.
    void navigate({ pathname: "/", search: next.size > 0 ? `?${next}` : "" }, { replace: searched !== "" });
  };
  const typing = useDebouncedCallback(search, 300);

  return (
    <search className={classes.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search(text);
        }}
      >
        <TextInput
          ref={input}
          type="search"
          size="md"
          radius="xl"
          aria-label="Search videos"
          placeholder="Search videos"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={limits.search}
          value={text}
          classNames={{ input: classes.input ?? "" }}
          leftSection={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
          rightSection={
            text !== "" && (
              <CloseButton
                size="sm"
                radius="xl"
                aria-label="Clear the search"
                onClick={() => {
                  setText("");
                  if (inCatalogue) search("");
                  input.current?.focus();
                }}
              />
            )
          }
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            if (inCatalogue) typing(value);
          }}
        />
      </form>
    </search>
  );
}
