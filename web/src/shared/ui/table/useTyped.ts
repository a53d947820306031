import { useDebouncedCallback } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";

/**
 * The text of a search field. Calls `onSearch` when typing pauses, and follows the URL when something else changes it,
 * such as a link in the menu.
 */
export function useTyped(searched: string, onSearch: (words: string) => void) {
  const [text, setText] = useState(searched);
  const sought = useRef(searched);
  const search = useDebouncedCallback((value: string) => {
    sought.current = value.trim();
    onSearch(sought.current);
  }, 300);
  useEffect(() => {
    if (searched === sought.current) return;
    sought.current = searched;
    search.cancel();
    setText(searched);
  }, [searched, search]);
  const type = (value: string) => {
    setText(value);
    search(value);
  };
  return { text, type };
}
