import { limits } from "@mindreel/contract/plain/limits";
import { pages } from "@mindreel/contract/plain/pages";
import { search as messages } from "@mindreel/messages/app";
import { useEffect, useRef, useState } from "react";
import { IconSearch, IconX } from "#shared/icons/member.ts";
import { loadable } from "#shared/loading/loadable.ts";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import { useNavigate, useSearchParams } from "#shared/navigation/navigation.ts";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { IconButton } from "#shared/ui/plain/buttons/IconButton.tsx";
import classes from "./SearchField.module.css";

const suggestions = loadable(
  "src/features/catalogue/search/Suggestions.tsx",
  () => import("#features/catalogue/search/Suggestions.tsx"),
);

/** The search words in a URL: of the search page, or of the catalogue, which searches titles and descriptions. */
function searchedAt(pathname: string, params: URLSearchParams): string {
  const name = pathname === pages.search.path ? "q" : pathname === pages.home.path ? "search" : "";
  return params.get(name) ?? "";
}

/** Opens the search results on Enter, and suggests searches while the member types. */
export function SearchField() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const searched = searchedAt(pathname, params);
  const [text, setText] = useState(searched);
  /** Whether text was typed since the last choice. */
  const [typing, setTyping] = useState(false);
  const [Suggestions, setSuggestions] = useState(() => suggestions.loaded?.Suggestions);

  // The URL also changes by other means: the back button, a category, the logo.
  const before = useRef(searched);
  useEffect(() => {
    if (searched === before.current) return;
    before.current = searched;
    setText(searched);
  }, [searched]);

  // Text typed before the script had loaded.
  useEffect(() => {
    if (input.current !== null) setText(input.current.value);
  }, []);

  const search = (words: string) => {
    setTyping(false);
    const wanted = words.trim();
    if (wanted === "") return;
    setText(wanted);
    navigate(withQuery(pages.search.path, { q: wanted }));
  };
  const clear = () => {
    setText("");
    setTyping(false);
    if (pathname === pages.home.path && searched !== "") {
      const rest = new URLSearchParams(params);
      rest.delete("search");
      navigate(withQuery(pathname, rest), { replace: true });
    }
    input.current?.focus();
  };
  const loadSuggestions = () =>
    suggestions.load().then(
      (module) => setSuggestions(() => module.Suggestions),
      // Searching works without suggestions.
      () => undefined,
    );

  return (
    <search className={classes.search}>
      {/* Submitted by the browser itself until the script has loaded. */}
      <form
        action={pages.search.path}
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
          name="q"
          aria-label={messages.search}
          placeholder={messages.search}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={limits.search}
          value={text}
          onFocus={() => void loadSuggestions()}
          onBlur={() => setTyping(false)}
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            setTyping(true);
          }}
        />
        {text !== "" && (
          <IconButton className={classes.clear} aria-label={messages.clear} onClick={clear}>
            <IconX size={15.4} aria-hidden="true" />
          </IconButton>
        )}
        {Suggestions !== undefined && (
          <Suggestions
            text={typing ? text.trim() : ""}
            input={input}
            onSearch={search}
            onClose={() => setTyping(false)}
          />
        )}
      </form>
    </search>
  );
}
