import { useDebouncedValue } from "@mantine/hooks";
import type { Lookup } from "@mindreel/contract/catalogue/video-lookup";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { type Dispatch, type SetStateAction, useEffect, useRef } from "react";
import { call } from "#shared/api/api.ts";

const isWebUrl = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? "");

/** The provider's details of a video; requested only once the text is an http(s) URL. */
const lookupQuery = (url: string) =>
  queryOptions({
    queryKey: ["lookup", url],
    queryFn: ({ signal }) => call("GET /api/category/v1/lookup/", { query: { url }, signal }),
    enabled: isWebUrl(url),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The fields that a provider can fill in. */
interface Details {
  readonly title: string;
  readonly description: string;
  readonly video_oid: string;
}

const noDetails: Details = { title: "", description: "", video_oid: "" };

const detailsOf = ({ title, description, video_oid }: Lookup): Details => ({
  title: title ?? "",
  description: description ?? "",
  video_oid,
});

/** Fills in fields that are empty or still hold what the previous URL filled in; what the user typed stays. */
export function fill<Values extends Details>(values: Values, previous: Details, details: Details): Values {
  const take = (field: keyof Details) =>
    values[field] === "" || values[field] === previous[field] ? details[field] : values[field];
  return { ...values, title: take("title"), description: take("description"), video_oid: take("video_oid") };
}

/** Fills a form with the provider's details as soon as its Source is a URL. */
export function useProviderDetails<Values extends Details>(
  source: string,
  setValues: Dispatch<SetStateAction<Values>>,
) {
  // Milliseconds: long enough to finish typing, short enough to go unnoticed after pasting.
  const [url] = useDebouncedValue(source.trim(), 350);
  const { data, error, isFetching } = useQuery(lookupQuery(url));
  const previous = useRef(noDetails);
  useEffect(() => {
    if (data === undefined) return;
    const last = previous.current;
    const details = detailsOf(data);
    previous.current = details;
    setValues((values) => fill(values, last, details));
  }, [data, setValues]);
  return { lookup: data, error, loading: isFetching };
}
