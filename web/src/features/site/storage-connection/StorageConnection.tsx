import type { Bucket, StorageConnection as Storage } from "@mindreel/contract/site/storage-connection";
import { storage as messages } from "@mindreel/messages/site/storage-connection";
import { useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { ConnectionFrame } from "#features/site/connections/ConnectionFrame.tsx";
import classes from "#features/site/connections/connections.module.css";
import { ForgetConnection } from "#features/site/connections/ForgetConnection.tsx";
import { TestedResult } from "#features/site/connections/TestedResult.tsx";
import { formErrors } from "#shared/forms/formErrors.ts";
import { IconAlertTriangle } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { Alert } from "#shared/ui/plain/Alert.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { PasswordField } from "#shared/ui/plain/fields/PasswordField.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { storageConnectionQuery, useLeaveBucket, useSaveBucket } from "./storageConnection.ts";

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

const empty = { endpoint: null, region: "us-east-1", bucket: "", access_key_id: "" };

/** Tests a bucket, and saves it if it works. */
function BucketForm({ bucket }: { readonly bucket: Bucket | null }) {
  const { endpoint, ...known } = bucket ?? empty;
  const [fields, setFields] = useState({ ...known, endpoint: endpoint ?? "", secret_access_key: "" });
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const { mutate, data, isPending } = useSaveBucket();
  const field = (name: keyof typeof fields) => ({
    name,
    value: fields[name],
    error: errors.get(name),
    spellCheck: false,
    autoComplete: "off",
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) =>
      setFields((now) => ({ ...now, [name]: value })),
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    setErrors(new Map());
    const address = fields.endpoint.trim().replace(/\/+$/, "");
    const secret = fields.secret_access_key.trim();
    const body = {
      endpoint: address === "" ? null : address,
      region: fields.region.trim(),
      bucket: fields.bucket.trim(),
      access_key_id: fields.access_key_id.trim(),
      ...(secret !== "" && { secret_access_key: secret }),
    };
    mutate(body, {
      onSuccess: ({ result: { passed } }) => {
        if (!passed) return;
        // The result stays in sight, but no secret in the form.
        setFields((now) => ({ ...now, secret_access_key: "" }));
        toastSuccess(messages.saved);
      },
      onError: (error) => setErrors(formErrors(error)),
    });
  };

  return (
    <form onSubmit={submit} autoComplete="off">
      <div className={classes.fields}>
        <TextField
          {...field("endpoint")}
          className={classes.wide}
          label={messages.endpoint}
          description={messages.endpointNote}
          inputMode="url"
          maxLength={300}
        />
        <TextField {...field("region")} label={messages.region} required maxLength={100} />
        <TextField {...field("bucket")} label={messages.bucket} required maxLength={255} />
        <TextField {...field("access_key_id")} label={messages.keyId} required maxLength={300} />
        <PasswordField
          {...field("secret_access_key")}
          label={messages.secret}
          autoComplete="new-password"
          maxLength={1000}
          {...(bucket === null ? { required: true } : { description: messages.keep })}
        />
      </div>
      <Button type="submit" loading={isPending}>
        {messages.save}
      </Button>
      <TestedResult result={isPending ? undefined : data?.result} notSaved={messages.notSaved} />
    </form>
  );
}
