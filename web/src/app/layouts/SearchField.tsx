import { limits } from "@mindreel/contract/wire/limits";
import { pages } from "@mindreel/contract/wire/pages";
import { IconSearch, IconX } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useIsPro } from "#features/billing/entitlement/isPro.ts";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import { useNavigate, useSearchParams } from "#shared/navigation/navigation.ts";
import { IconButton } from "#shared/ui/plain/IconButton.tsx";
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

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (value: string) => {
    clearTimeout(timer.current);
    const wanted = value.trim();
    if (inCatalogue && wanted === searched) return;
    const next = new URLSearchParams(inCatalogue ? params : "");
    if (wanted === "") next.delete("search");
    else next.set("search", wanted);
    sought.current = wanted;
    // Typing replaces the history entry, so one step back leaves the search.
    navigate(withQuery(pages.home.path, next), { replace: searched !== "" });
  };
  const latest = useRef(search);
  latest.current = search;
  const typed = (value: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(value), 300);
  };

  // What was typed before the script had come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const early = input.current?.value ?? searched;
    if (early === searched) return;
    setText(early);
    if (inCatalogue) typed(early);
  }, []);

  return (
    <search className={classes.search}>
      {/* Sent by the browser itself as long as the script has not come. */}
      <form
        action={pages.home.path}
        onSubmit={(event) => {
          event.preventDefault();
          search(text);
        }}
      >
        <IconSearch className={classes.icon} size={18} stroke={1.75} aria-hidden="true" />
        <input
          ref={input}
          className={classes.input}
          type="search"
          name="search"
          aria-label="Search videos"
          placeholder="Search videos"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={limits.search}
          value={text}
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            if (inCatalogue) typed(value);
          }}
        />
        {text !== "" && (
          <IconButton
            className={classes.clear}
            aria-label="Clear the search"
            onClick={() => {
              setText("");
              if (inCatalogue) search("");
              input.current?.focus();
            }}
          >
            <IconX size={15.4} aria-hidden="true" />
          </IconButton>
        )}
      </form>
    </search>
  );
}
