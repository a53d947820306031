/** Rotates with its `details`; see questions.css. */
export function Chevron() {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d="m6 9.5 6 6 6-6" />
    </svg>
  );
}
