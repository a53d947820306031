import type { Bucket } from "@mindreel/contract/site/storage-connection";
import { storage as messages } from "@mindreel/messages/site/storage-connection";
import { type SubmitEvent, useState } from "react";
import { formErrors } from "#shared/forms/formErrors.ts";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { PasswordField } from "#shared/ui/plain/fields/PasswordField.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import classes from "../connections/connections.module.css";
import { TestedResult } from "../connections/TestedResult.tsx";
import { useSaveBucket } from "./storageConnection.ts";

const empty = { endpoint: null, region: "us-east-1", bucket: "", access_key_id: "" };

/** Tests a bucket, and saves it if it works. */
export function BucketForm({ bucket }: { readonly bucket: Bucket | null }) {
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
