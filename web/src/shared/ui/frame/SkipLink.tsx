import "./skip-link.css";

interface Props {
  /** The id of the target, which has `tabIndex={-1}`. */
  readonly to: string;
  readonly children: string;
}

/** Visible only while focused. */
export function SkipLink({ to, children }: Props) {
  return (
    <a className="skip-link" href={`#${to}`}>
      {children}
    </a>
  );
}
