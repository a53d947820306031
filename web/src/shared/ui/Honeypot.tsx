import "./honeypot.css";

/** A field for machines that fill whatever they find. No person sees it, and no screen reader reads it. */
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

/** What stands in that field; nothing, where a person sends the form. */
export function honeypotOf(form: HTMLFormElement | undefined): { website?: string } {
  const field = form?.elements.namedItem("website");
  return field instanceof HTMLInputElement && field.value !== "" ? { website: field.value } : {};
}
