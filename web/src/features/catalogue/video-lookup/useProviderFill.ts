import { useDebouncedValue } from "@mantine/hooks";
import type { Lookup } from "@mindreel/contract/catalogue/video-lookup";
import { useQuery } from "@tanstack/react-query";
import { type Dispatch, type SetStateAction, useEffect, useRef } from "react";
import type { VideoValues } from "#features/catalogue/video-editing/VideoFields.tsx";
import { lookupQuery } from "./lookup.ts";

type Told = Pick<VideoValues, "title" | "description" | "video_oid">;

const nothing: Told = { title: "", description: "", video_oid: "" };

const toldBy = ({ title, description, video_oid }: Lookup): Told => ({
  title: title ?? "",
  description: description ?? "",
  video_oid,
});

/** What somebody typed stays; what is empty, or came from the address before, takes what the new one tells. */
export function fill(values: VideoValues, before: Told, now: Told): VideoValues {
  const take = (field: keyof Told) =>
    values[field] === "" || values[field] === before[field] ? now[field] : values[field];
  return { ...values, title: take("title"), description: take("description"), video_oid: take("video_oid") };
}

/** Fills a form with what the provider tells of its Source, as soon as an address stands there. */
export function useProviderFill(source: string, setValues: Dispatch<SetStateAction<VideoValues>>) {
  // Long enough to type on, short enough not to be noticed where an address is pasted.
  const [url] = useDebouncedValue(source.trim(), 350);
  const { data, error, isFetching } = useQuery(lookupQuery(url));
  const before = useRef(nothing);
  useEffect(() => {
    if (data === undefined) return;
    const last = before.current;
    const now = toldBy(data);
    before.current = now;
    setValues((values) => fill(values, last, now));
  }, [data, setValues]);
  return { lookup: data, error, asking: isFetching };
}
