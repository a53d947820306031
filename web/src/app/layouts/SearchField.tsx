import { CloseButton, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { limits } from "@mindreel/contract/wire/limits";
import { pages } from "@mindreel/contract/wire/pages";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useIsPro } from "#features/billing/entitlement/isPro.ts";
import { useLocation, useNavigate, useSearchParams } from "#shared/navigation/navigation.ts";
import { withQuery } from "#shared/withQuery.ts";
import classes from "./SearchField.module.css";

/** The search, for members who may watch: to others it would only show the gate. Its place in the bar stays. */
export function SearchField() {
  return useIsPro().data === true ? <Field /> : <div className={classes.search} />;
}

/** Searches the catalogue through its URL: while typing there, on Enter from any other page. */
function Field() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const inCatalogue = pathname === pages.home.path;
  const searched = inCatalogue ? (params.get("search") ?? "") : "";
  const [text, setText] = useState(searched);

  // The URL also changes by other means: the back button, a category, the logo.
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
    // Typing replaces the history entry, so one step back leaves the search.
    void navigate(withQuery(pages.home.path, next), { replace: searched !== "" });
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
