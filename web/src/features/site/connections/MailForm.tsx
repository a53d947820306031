import { limits } from "@mindreel/contract/plain/limits";
import type { Encryption, MailConnection } from "@mindreel/contract/site/connections";
import { mail as messages } from "@mindreel/messages/site/connections";
import { type SubmitEvent, useState } from "react";
import { formErrors } from "#shared/forms/formErrors.ts";
import { format } from "#shared/language/format.ts";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { PasswordField } from "#shared/ui/plain/fields/PasswordField.tsx";
import { SelectField } from "#shared/ui/plain/fields/SelectField.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import classes from "./connections.module.css";
import { useSaveMail } from "./connections.ts";
import { TestedResult } from "./TestedResult.tsx";

interface PastedServer {
  readonly host: string;
  readonly port: string;
  readonly encryption: Encryption;
  readonly user: string;
  readonly password: string;
}

/** The parts of an address such as `smtps://user:password@mail.example.com:465`; undefined for anything else. */
function pastedServer(text: string): PastedServer | undefined {
  const [, scheme] = /^\s*(smtps?):\/\//i.exec(text) ?? [];
  if (scheme === undefined) return undefined;
  // As `http:`, since browsers parse the host of no other unknown scheme.
  const address = text.trim().replace(/^smtps?/i, "http");
  if (!URL.canParse(address)) return undefined;
  const { hostname, username, password } = new URL(address);
  const port = /:(\d+)\/?(\?.*)?$/.exec(address)?.[1];
  const secure = scheme.toLowerCase() === "smtps";
  return {
    // URLs have brackets around an IPv6 address.
    host: hostname.replaceAll(/[[\]]/g, ""),
    port: port ?? (secure ? "465" : "587"),
    encryption: secure ? "tls" : "starttls",
    user: decoded(username),
    password: decoded(password),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const encryptions = ["tls", "starttls", "none"] as const;
const isEncryption = (text: string): text is Encryption => encryptions.some((each) => each === text);

/** The address in a sender such as `Films <films@example.com>`. */
const addressIn = (sender: string) => /<(.+)>$/.exec(sender)?.[1] ?? sender;

/** Tests a mail server, and saves it if it works. */
export function MailForm({ mail }: { readonly mail: MailConnection }) {
  const { server, from_locked, sender } = mail;
  const [fields, setFields] = useState({
    host: server?.host ?? "",
    port: String(server?.port ?? 465),
    encryption: server?.encryption ?? ("tls" as Encryption),
    user: server?.user ?? "",
    password: "",
    from: server?.from ?? "",
  });
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const { mutate, data, isPending } = useSaveMail();
  const result = isPending ? undefined : data?.result;
  const set = (changes: Partial<typeof fields>) => setFields((now) => ({ ...now, ...changes }));
  const field = (name: "host" | "port" | "user" | "password" | "from") => ({
    label: messages[name],
    name,
    value: fields[name],
    error: errors.get(name),
    spellCheck: false,
    autoComplete: "off",
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) =>
      set({ [name]: value }),
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    setErrors(new Map());
    const { host, port, encryption, user, password } = fields;
    const from = from_locked === null ? fields.from.trim() : addressIn(sender);
    const body = {
      ...{
        host: host.trim().replaceAll(/[[\]]/g, ""),
        port: Number(port),
        encryption,
        user: user === "" ? null : user,
        from,
      },
      ...(password !== "" && { password }),
    };
    mutate(body, {
      onSuccess: ({ result: { passed } }) => {
        if (!passed) return;
        // The result stays in sight, but no password in the form.
        set({ password: "" });
        toastSuccess(messages.saved);
      },
      onError: (error) => setErrors(formErrors(error)),
    });
  };

  return (
    <form onSubmit={submit} autoComplete="off">
      <div className={classes.fields}>
        <TextField
          {...field("host")}
          className={classes.wide}
          description={messages.hostNote}
          required
          maxLength={limits.url}
          onChange={({ currentTarget: { value } }) => set(pastedServer(value) ?? { host: value })}
        />
        <TextField {...field("port")} inputMode="numeric" pattern="[0-9]{1,5}" required maxLength={5} />
        <SelectField
          label={messages.encryption}
          value={fields.encryption}
          error={errors.get("encryption")}
          onChange={({ currentTarget: { value } }) => isEncryption(value) && set({ encryption: value })}
        >
          {encryptions.map((each) => (
            <option key={each} value={each}>
              {messages.encryptions[each]}
            </option>
          ))}
        </SelectField>
        <TextField {...field("user")} maxLength={320} />
        <PasswordField
          {...field("password")}
          autoComplete="new-password"
          maxLength={1000}
          {...(mail.password_set && { description: messages.keep })}
        />
        <TextField
          {...field("from")}
          className={classes.wide}
          type="email"
          required
          maxLength={limits.email}
          {...(from_locked !== null && {
            ...{ value: sender, disabled: true, description: format(messages.locked, { name: from_locked }) },
          })}
        />
      </div>
      <Button type="submit" loading={isPending}>
        {messages.save}
      </Button>
      <TestedResult result={result} notSaved={messages.notSaved} />
    </form>
  );
}
