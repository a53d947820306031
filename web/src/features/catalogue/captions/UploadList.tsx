import { Text } from "@mantine/core";
import { captionKinds } from "@mindreel/contract/plain/kinds/caption-kinds";
import { limits } from "@mindreel/contract/plain/limits";
import { messages } from "@mindreel/messages/catalogue/captions";
import { useId, useMemo } from "react";
import { FileDrop } from "#shared/forms/file-drop/FileDrop.tsx";
import { languages } from "#shared/forms/languages.ts";
import { format } from "#shared/language/format.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { SelectField } from "#shared/ui/plain/fields/SelectField.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import classes from "./UploadList.module.css";
import type { CaptionUploads, Upload } from "./uploads.ts";

interface Props {
  readonly uploads: CaptionUploads;
  /** Whether the files are for several videos, determined by their names. */
  readonly bulk?: true;
}

/** A drop area for caption files, with the settings and the outcome of each. */
export function UploadList({ uploads: { uploads, sending, add, change, forget, send }, bulk }: Props) {
  const list = useId();
  const offered = useMemo(languages, []);
  const ready = uploads.filter(({ state, video }) => video !== null && (state === "ready" || state === "failed"));
  return (
    <div className={classes.uploads}>
      <FileDrop
        label={messages.files}
        accept=".vtt,.srt,text/vtt,application/x-subrip"
        text={messages.drop}
        onFiles={(files) => void add(files)}
      />
      <datalist id={list}>
        {offered.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </datalist>
      {uploads.length > 0 && (
        <ul className={classes.list} aria-label={messages.chosen}>
          {uploads.map((upload) => (
            <li key={upload.id} className={classes.row} data-state={upload.state}>
              <div className={classes.name}>
                <Text fw={560} className={classes.file}>
                  {upload.file.name}
                </Text>
                {bulk && <VideoOf upload={upload} />}
              </div>
              {upload.state !== "kept" && upload.video !== null && (
                <>
                  <TextField
                    className={classes.language}
                    label={messages.language}
                    aria-label={format(messages.languageOf, { name: upload.file.name })}
                    list={list}
                    value={upload.language}
                    maxLength={limits.language}
                    required
                    disabled={sending}
                    onChange={({ currentTarget: { value } }) => change(upload.id, { language: value })}
                  />
                  <SelectField
                    className={classes.kind}
                    label={messages.kind}
                    aria-label={format(messages.kindOf, { name: upload.file.name })}
                    value={upload.kind}
                    disabled={sending}
                    onChange={({ currentTarget: { value } }) => {
                      const kind = captionKinds.find((each) => each === value);
                      if (kind !== undefined) change(upload.id, { kind });
                    }}
                    options={captionKinds.map((value) => ({ value, label: messages.kinds[value] }))}
                  />
                </>
              )}
              <Button
                size="sm"
                variant="subtle"
                className={classes.forget}
                disabled={upload.state === "sending"}
                aria-label={format(messages.takeOffLabel, { name: upload.file.name })}
                onClick={() => forget(upload.id)}
              >
                {messages.takeOff}
              </Button>
              <Outcome upload={upload} />
            </li>
          ))}
        </ul>
      )}
      {ready.length > 0 && (
        <Button className={classes.send} loading={sending} onClick={() => void send()}>
          {format(messages.send, { count: ready.length })}
        </Button>
      )}
    </div>
  );
}

function VideoOf({ upload: { video } }: { upload: Upload }) {
  return video === null ? (
    <Text size="sm" c="var(--danger)">
      <Rich text={messages.noVideo} tags={{ code: (text) => <code>{text}</code> }} />
    </Text>
  ) : (
    <Text size="sm" c="dimmed">
      {format(messages.forVideo, { title: video.title })}
    </Text>
  );
}

/** The outcome of a file, in a live region, since it may take a while. */
function Outcome({ upload: { state, message, kept } }: { upload: Upload }) {
  return (
    <div className={classes.outcome} role="status">
      {state === "failed" && (
        <Text size="sm" c="var(--danger)">
          {message}
        </Text>
      )}
      {state === "kept" && kept !== undefined && (
        <>
          <Text size="sm">
            {format(kept.replaced === null ? messages.keptAdded : messages.keptReplaced, {
              label: kept.caption.label,
              count: kept.caption.cues,
            })}
            {kept.fault_count > 0 && ` ${format(messages.faulty, { number: kept.fault_count })}`}
          </Text>
          {kept.faults.length > 0 && (
            <ul className={classes.faults}>
              {kept.faults.map(({ line, message: fault }) => (
                <li key={`${line} ${fault}`}>{format(messages.fault, { line, fault })}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}
