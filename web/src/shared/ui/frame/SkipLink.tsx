import "./skip-link.css";

/** Every layout has a `<main id="main" tabIndex={-1}>` to skip to. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      Skip to content
    </a>
  );
}
