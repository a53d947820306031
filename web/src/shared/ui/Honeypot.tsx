import "./honeypot.css";

/** The honeypot, for bots that fill in every field. It is hidden from people and screen readers. */
export function Honeypot() {
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        Website
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore="true"
          data-lpignore="true"
          data-bwignore="true"
        />
      </label>
    </div>
  );
}

/** The field's value; absent when a person sends the form. */
export function honeypotOf(form: HTMLFormElement | undefined): { website?: string } {
  const field = form?.elements.namedItem("website");
  return field instanceof HTMLInputElement && field.value !== "" ? { website: field.value } : {};
}
