import type { SubscriberBody } from "@mindreel/contract/newsletter/subscribers";
import { limits } from "@mindreel/contract/plain/limits";
import { news as messages } from "@mindreel/messages/landing";
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { closeFailures, toast } from "#landing/frame/Toasts.tsx";
import { ApiError, call, type FieldErrors } from "#shared/api/api.ts";
import type { Country } from "#shared/forms/countries.ts";
import { Honeypot, honeypotOf } from "#shared/ui/Honeypot.tsx";
import { Checking } from "#shared/ui/states/Checking.tsx";
import { Field } from "./Field.tsx";
import { SentNote } from "./SentNote.tsx";

/** Newer than the types. */
interface WithTimeZones {
  readonly getTimeZones?: () => readonly string[] | undefined;
}

/** The region of the browser's language, if the browser's time zone is one of that region; else undefined. */
function likelyRegion(): string | undefined {
  try {
    const locale: Intl.Locale & WithTimeZones = new Intl.Locale(navigator.language);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return locale.getTimeZones?.()?.includes(timeZone) === true ? locale.region : undefined;
  } catch {
    // Some browsers have a language that is none, such as `en-US@posix`.
    return undefined;
  }
}

/**
 * Chooses the country in an untouched form if language and time zone agree on it. Either alone is often wrong: many
 * browsers speak American English anywhere.
 */
function chooseLikelyCountry(form: HTMLFormElement): void {
  const select = form.querySelector("select");
  const region = likelyRegion();
  if (select === null || select.value !== "" || region === undefined) return;
  const name = new Intl.DisplayNames("en", { type: "region" }).of(region);
  const option = Array.from(select.options).find(({ value }) => value === name);
  if (option !== undefined) option.selected = true;
}

/** The page that they came from, to open once they have signed up. */
function nextPage(): Pick<SubscriberBody, "next"> {
  const next = new URLSearchParams(location.search).get("next") ?? "";
  return next === "" || next.length > limits.nextPage ? {} : { next };
}

function readForm(form: HTMLFormElement): SubscriberBody {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "").trim();
  const names = { first_name: text("first_name"), middle_name: text("middle_name"), last_name: text("last_name") };
  return {
    ...names,
    full_name: Object.values(names).filter(Boolean).join(" "),
    age: Number(text("age")),
    telephone: text("telephone"),
    country: text("country"),
    secondary_email: text("secondary_email"),
    comments: text("comments"),
    ...nextPage(),
    ...honeypotOf(form),
  };
}

interface Sent {
  readonly body: SubscriberBody;
  /** Of the form, in pixels. */
  readonly height: number;
}

type FieldName = Exclude<keyof SubscriberBody, "full_name" | "next" | "website">;

interface Props {
  /** The countries to choose from. */
  readonly countries: readonly Country[];
  /** Whether it was submitted before React was loaded; then it is sent at once. */
  readonly submitted?: boolean;
  /** Whether the site is still closed, so that what it sends comes later. */
  readonly soon?: boolean;
}

export function NewsForm({ countries, submitted = false, soon = false }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [sending, setSending] = useState(submitted);
  const [sent, setSent] = useState<Sent | null>(null);
  const [again, setAgain] = useState(false);
  useEffect(() => {
    if (again && sent === null) form.current?.querySelector<HTMLElement>("[type=email]")?.focus();
  }, [again, sent]);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    const around = wrong?.closest("details");
    if (around) around.open = true;
    wrong?.focus();
  }, [errors]);
  useEffect(() => {
    if (form.current !== null) chooseLikelyCountry(form.current);
  }, []);

  const send = async (target: HTMLFormElement) => {
    setSending(true);
    closeFailures();
    const body = readForm(target);
    try {
      await call("POST /api/subscriber/v1/subscriberlist/", { body });
      setErrors({});
      setSent({ body, height: target.offsetHeight });
      toast("good", messages.thanks);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErrors(error.errors ?? {});
      // What is wrong with a field stands beside it.
      if (error.errors === null) toast("bad", error.message);
    } finally {
      setSending(false);
    }
  };

  // An effect event, because only the first render counts.
  const sendSubmitted = useEffectEvent(() => {
    if (submitted && form.current !== null) void send(form.current);
  });
  useEffect(() => sendSubmitted(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!sending) void send(event.currentTarget);
  };

  const onAgain = () => {
    setAgain(true);
    setSent(null);
  };
  const field = (name: FieldName) => ({ name, label: messages[name], errors: errors[name] });
  return (
    // It keeps the height of the form, so that nothing below it shifts once the smaller note is in its place.
    <div style={sent === null ? undefined : { minHeight: sent.height }}>
      {sent !== null && <SentNote body={sent.body} soon={soon} onAgain={onAgain} />}
      {/* Without scripts, the method `dialog` submits nothing: no names end up in the URL. */}
      <form
        ref={form}
        method="dialog"
        className="news-form"
        // What was typed stays for another address.
        hidden={sent !== null}
        onSubmit={submit}
        aria-label={messages.form}
      >
        <Field {...field("first_name")} required maxLength={limits.personName} autoComplete="given-name" />
        <Field {...field("last_name")} required maxLength={limits.personName} autoComplete="family-name" />
        <Field {...field("age")} required type="number" inputMode="numeric" min={limits.ageMin} max={limits.ageMax} />
        <Field {...field("country")} required options={countries} autoComplete="country-name" />
        <Field {...field("secondary_email")} required type="email" maxLength={limits.email} autoComplete="email" />
        <details className="news-more">
          <summary>{messages.more}</summary>
          <div>
            <Field {...field("middle_name")} maxLength={limits.personName} autoComplete="additional-name" />
            <Field {...field("telephone")} type="tel" maxLength={limits.phone} autoComplete="tel" />
            <Field {...field("comments")} lines={3} maxLength={limits.comments} />
          </div>
        </details>
        <Honeypot />
        <div className="news-send">
          <button type="submit" className="button button-large" aria-disabled={sending}>
            {sending ? messages.sending : soon ? messages.writeToMe : messages.claim}
          </button>
          <p>{messages.required}</p>
          <Checking />
        </div>
        <noscript>
          <p className="news-noscript">{messages.noScript}</p>
        </noscript>
      </form>
    </div>
  );
}
