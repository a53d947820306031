import type { InputHTMLAttributes } from "react";

interface Props
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    "type" | "inputMode" | "min" | "max" | "maxLength" | "required" | "autoComplete"
  > {
  readonly name: string;
  readonly label: string;
  readonly errors: readonly string[] | undefined;
  /** Makes it a select. */
  readonly options?: readonly string[];
  /** Makes it a text area of this many lines. */
  readonly lines?: number;
}

/** A labelled field with the server's errors about it. */
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
          <option value="">Choose…</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
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
