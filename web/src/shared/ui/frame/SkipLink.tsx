import "./skip-link.css";

interface Props {
  /** The id of what is skipped to, which has `tabIndex={-1}`. */
  readonly to: string;
  readonly children: string;
}

/** Shown while it has the focus. */
export function SkipLink({ to, children }: Props) {
  return (
    <a className="skip-link" href={`#${to}`}>
      {children}
    </a>
  );
}
