import { useSearchParams } from "#shared/navigation/navigation.ts";

/** Keeps the filters of a list in the URL, so that reloading and going back keep them too. */
export function useUrlFilters() {
  const [params, setParams] = useSearchParams();
  const change = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === "") next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { params, change };
}
