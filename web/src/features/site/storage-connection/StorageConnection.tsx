import type { StorageConnection as Storage } from "@mindreel/contract/site/storage-connection";
import { storage as messages } from "@mindreel/messages/site/storage-connection";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { IconAlertTriangle } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import { Alert } from "#shared/ui/plain/Alert.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { ConnectionFrame } from "../connections/ConnectionFrame.tsx";
import classes from "../connections/connections.module.css";
import { ForgetConnection } from "../connections/ForgetConnection.tsx";
import { BucketForm } from "./BucketForm.tsx";
import { storageConnectionQuery, useLeaveBucket } from "./storageConnection.ts";

/** The bucket for pictures. @param plain on a page that has a heading for it */
export function StorageConnection({ plain }: { readonly plain?: boolean }) {
  const { data, error, refetch } = useQuery(storageConnectionQuery);
  /** A new form each time, so that nothing of the bucket stays in it. */
  const [timesLeft, setTimesLeft] = useState(0);
  if (data === undefined) {
    return error === null ? <FullSpinner /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  const { locked, bucket, unreadable } = data;
  return (
    <ConnectionFrame
      title={messages.title}
      plain={plain}
      tools={bucket !== null && locked === null && <Leave onLeft={() => setTimesLeft((times) => times + 1)} />}
    >
      <p className={classes.intro}>
        {messages.intro} {locked === null && stateOf(data)}
      </p>
      {locked === null ? (
        <>
          {unreadable && (
            <Alert icon={IconAlertTriangle} tone="warning">
              {messages.unreadable}
            </Alert>
          )}
          {data.to_move && <ToMove toBucket={data.in_use} />}
          <BucketForm key={timesLeft} bucket={bucket} />
        </>
      ) : (
        <p>{format(messages.locked, { name: locked })}</p>
      )}
    </ConnectionFrame>
  );
}

function stateOf({ bucket, in_use }: Storage): string {
  if (bucket === null) return messages.disk;
  return format(in_use ? messages.inUse : messages.left, { bucket: bucket.bucket });
}

function ToMove({ toBucket }: { readonly toBucket: boolean }) {
  return (
    <div className={classes.intro}>
      <p>{toBucket ? messages.moveToBucket : messages.moveToDisk}</p>
      <code className={classes.text}>{`npm run move-files -- --to ${toBucket ? "s3" : "disk"} --remove`}</code>
    </div>
  );
}

function Leave({ onLeft }: { readonly onLeft: () => void }) {
  const { mutate, isPending } = useLeaveBucket(onLeft);
  return (
    <ForgetConnection
      words={messages}
      pending={isPending}
      onConfirm={(close) => mutate(undefined, { onSettled: close })}
    />
  );
}
