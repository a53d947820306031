import { useEffect, useRef } from "react";

interface Grown {
  readonly count: number;
  readonly hasNextPage: boolean;
  readonly isPlaceholderData: boolean;
}

/**
 * Where the focus goes when Load More has loaded more, unless another list is there by then, or the focus is elsewhere:
 * to the first new item, `always`, or only with the last page, when Load More is disabled and drops it. Gives back what
 * is to be called before more is loaded.
 */
export function useFirstNew(
  { count, hasNextPage, isPlaceholderData }: Grown,
  when: "always" | "at the end",
  focus: (index: number) => void,
) {
  const from = useRef<number | null>(null);
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const index = from.current;
    if (isPlaceholderData) from.current = null;
    if (index === null || isPlaceholderData || count <= index) return;
    from.current = null;
    const { activeElement } = document;
    const dropped = activeElement === document.body || activeElement?.matches(":disabled");
    if (when === "always" ? dropped || activeElement === pressed.current : dropped && !hasNextPage) focus(index);
  });
  return () => {
    from.current = count;
    pressed.current = document.activeElement;
  };
}
