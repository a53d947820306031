import { news as messages } from "@mindreel/messages/landing";
import type { InputHTMLAttributes } from "react";
import type { Country } from "#shared/forms/countries.ts";

interface Props
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    "type" | "inputMode" | "min" | "max" | "maxLength" | "required" | "autoComplete"
  > {
  readonly name: string;
  readonly label: string;
  readonly errors: readonly string[] | undefined;
  /** If given, the field is a select. */
  readonly options?: readonly Country[];
  /** If given, the field is a text area with this many lines. */
  readonly lines?: number;
}

/** A labelled field with the server's errors for it. */
export function Field({ name, label, errors, options, lines, ...rest }: Props) {
  const id = `news-${name}`;
  const wrong = errors !== undefined && errors.length > 0;
  const common = {
    id,
    name,
    required: rest.required,
    autoComplete: rest.autoComplete,
    "aria-invalid": wrong,
    "aria-describedby": wrong ? `${id}-error` : undefined,
  };
  return (
    <div className={`field field-${name}`}>
      <label htmlFor={id}>
        {label}
        {rest.required === true && <span aria-hidden="true"> *</span>}
      </label>
      {options !== undefined ? (
        <select {...common} defaultValue="">
          <option value="">{messages.choose}</option>
          {options.map(({ name: value, label: text }) => (
            // Without `value`, the text is the value: that saves bytes, because the page has 249 of them.
            <option key={value} value={value === text ? undefined : value}>
              {text}
            </option>
          ))}
        </select>
      ) : lines !== undefined ? (
        <textarea {...common} rows={lines} maxLength={rest.maxLength} />
      ) : (
        <input {...rest} {...common} />
      )}
      {wrong && (
        <p className="field-error" id={`${id}-error`}>
          {errors.join(" ")}
        </p>
      )}
    </div>
  );
}
