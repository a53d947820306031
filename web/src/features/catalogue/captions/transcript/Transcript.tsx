import type { Caption } from "@mindreel/contract/catalogue/captions";
import { transcript as messages } from "@mindreel/messages/catalogue/captions";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { IconCopy } from "#shared/icons/member.ts";
import { format } from "#shared/language/format.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";
import { IconButton } from "#shared/ui/plain/buttons/IconButton.tsx";
import { Spinner } from "#shared/ui/plain/loading/Spinner.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { Lines } from "./Lines.tsx";
import { asText, type Line, linesQuery, partsOf } from "./lines.ts";
import classes from "./Transcript.module.css";

interface Props {
  readonly video: number;
  /** At least one. */
  readonly captions: readonly Caption[];
  /** The player's current time, in seconds. */
  readonly time: () => number;
  readonly onSeek: (seconds: number) => void;
}

/** What is said in a video, to read along, to search, and to seek by. */
export function Transcript({ video, captions, time, onSeek }: Props) {
  const [chosen, setChosen] = useState(() => chosenCaption(captions));
  const caption = captions.find(({ id }) => id === chosen) ?? captions[0];
  if (caption === undefined) return null;
  return (
    <section className={classes.transcript} aria-label={messages.transcript}>
      {captions.length > 1 && (
        <select
          className={classes.language}
          aria-label={messages.language}
          value={caption.id}
          onChange={({ currentTarget: { value } }) => {
            setChosen(Number(value));
            remember(captions.find(({ id }) => id === Number(value)));
          }}
        >
          {captions.map(({ id, label, kind }) => (
            <option key={id} value={id}>
              {kind === "subtitles" ? label : `${label} (${messages.kinds[kind]})`}
            </option>
          ))}
        </select>
      )}
      <Read key={caption.id} video={video} caption={caption} time={time} onSeek={onSeek} />
    </section>
  );
}

interface ReadProps extends Pick<Props, "video" | "time" | "onSeek"> {
  readonly caption: Caption;
}

function Read({ video, caption, time, onSeek }: ReadProps) {
  const { data, error, refetch } = useQuery(linesQuery(video, caption.id));
  const [words, setWords] = useState("");
  const sought = useDeferredValue(words);
  if (data === undefined) {
    return error === null ? (
      <div className={classes.waiting} role="status" aria-label={messages.loading}>
        <Spinner />
      </div>
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  }
  const found = sought.trim() === "" ? data : data.filter(({ text }) => partsOf(text, sought).length > 1);
  return (
    <>
      <div className={classes.tools}>
        <input
          className={classes.search}
          type="search"
          aria-label={messages.search}
          placeholder={messages.search}
          value={words}
          onChange={({ currentTarget: { value } }) => setWords(value)}
        />
        <IconButton className={classes.copy} aria-label={messages.copy} onClick={() => void copy(data)}>
          <IconCopy size={19} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      <p className={classes.count} role="status">
        {sought.trim() === ""
          ? ""
          : found.length === 0
            ? messages.nothing
            : format(messages.count, { count: found.length })}
      </p>
      <Lines
        // Another search has other lines.
        key={sought}
        lines={found}
        sought={sought}
        language={caption.language}
        time={time}
        onSeek={onSeek}
      />
    </>
  );
}

async function copy(lines: readonly Line[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(asText(lines));
    toastSuccess(messages.copied);
  } catch {
    toastError(messages.notCopied);
  }
}

const key = "transcript-language";

function remembered(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The captions in the language last chosen on this device, else in one of the browser's languages, else the first. */
export function chosenCaption(captions: readonly Caption[]): number | undefined {
  const wanted = [remembered(), ...navigator.languages].filter((language) => language !== null);
  const plain = (language: string) => language.split("-")[0];
  const found = wanted
    .map(
      (language) =>
        captions.find((caption) => caption.language === language) ??
        captions.find((caption) => plain(caption.language) === plain(language)),
    )
    .find((caption) => caption !== undefined);
  return (found ?? captions[0])?.id;
}

export function remember(caption: Caption | undefined): void {
  if (caption === undefined) return;
  try {
    localStorage.setItem(key, caption.language);
  } catch {
    // Without storage it lasts as long as the page.
  }
}
