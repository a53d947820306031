import { Input } from "@mantine/core";
import { IconPhotoUp } from "@tabler/icons-react";
import { useEffect, useId, useState } from "react";
import classes from "./PictureField.module.css";

interface Props {
  readonly label: string;
  readonly name: string;
  readonly error?: string | undefined;
  /** The picture that a new one will replace. */
  readonly current?: string | null;
  readonly required?: boolean;
  readonly onChosen?: ((chosen: boolean) => void) | undefined;
}

/** A picture: chosen or dropped, and shown as it will be, cut to 16:9. Give it another `key` to empty it. */
export function PictureField({ label, name, error, current = null, required = true, onChosen }: Props) {
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const shown = url ?? current;
  return (
    <Input.Wrapper id={id} label={label} size="md" required={required} error={error}>
      <div className={classes.drop} data-error={error !== undefined || undefined}>
        {shown !== null && <img className={classes.picture} src={shown} alt="" />}
        <span className={classes.text} data-over={shown !== null || undefined}>
          <IconPhotoUp size={22} stroke={1.75} aria-hidden="true" />
          <span className={classes.name}>
            {file?.name ?? (current === null ? "Choose a picture, or drop it here" : "Choose a new picture")}
          </span>
        </span>
        {/* Over it all, so that a file can be dropped anywhere. */}
        <input
          id={id}
          className={classes.input}
          type="file"
          name={name}
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          required={required}
          aria-invalid={error !== undefined}
          onChange={({ currentTarget: { files } }) => {
            const chosen = files?.[0] ?? null;
            setFile(chosen);
            onChosen?.(chosen !== null);
          }}
        />
      </div>
    </Input.Wrapper>
  );
}
