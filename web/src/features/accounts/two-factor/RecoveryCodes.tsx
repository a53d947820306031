import { messages } from "@mindreel/messages/accounts/two-factor";
import { StepTitle } from "#features/accounts/reauthentication/ReauthenticationDialog.tsx";
import { boot } from "#shared/boot.ts";
import { outline } from "#shared/icons/icon.tsx";
import { IconCopy } from "#shared/icons/member.ts";
import { IconDownload } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";
import { Text } from "#shared/ui/plain/text/Text.tsx";
import classes from "./two-factor.module.css";

const IconPrinter = outline(
  "M17 17h2a2 2 0 0 0 2 -2v-4a2 2 0 0 0 -2 -2h-14a2 2 0 0 0 -2 2v4a2 2 0 0 0 2 2h2M17 9v-4a2 2 0 0 0 -2 -2h-6a2 2 0 0 0 -2 2v4M7 15a2 2 0 0 1 2 -2h6a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2l0 -4",
);

interface Props {
  readonly email: string;
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shows the recovery codes; they are never shown again. */
export function RecoveryCodes({ email, codes, onDone }: Props) {
  const heading = format(messages.codes.heading, { app: boot.appName, email });
  const text = [heading, "", ...codes, ""].join("\n");

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toastSuccess(messages.codes.copied);
    } catch {
      toastError(messages.codes.notCopied);
    }
  };
  const download = () => {
    const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    const link = document.createElement("a");
    link.href = url;
    link.download = `${boot.appName.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}-recovery-codes.txt`;
    link.click();
    // By then the download has begun.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  };

  return (
    <>
      <StepTitle later>{messages.codes.title}</StepTitle>
      <Text>
        <Rich text={messages.codes.text} tags={{ strong: (text) => <strong>{text}</strong> }} />
      </Text>
      <div className={classes.printed}>
        <p className={classes.heading}>{heading}</p>
        <ul className={classes.codes} aria-label={messages.codes.list}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <Row>
        <Button variant="default" size="sm" leftSection={<IconCopy size={16} />} onClick={() => void copy()}>
          {messages.codes.copy}
        </Button>
        <Button variant="default" size="sm" leftSection={<IconDownload size={16} />} onClick={download}>
          {messages.codes.download}
        </Button>
        <Button variant="default" size="sm" leftSection={<IconPrinter size={16} />} onClick={() => print()}>
          {messages.codes.print}
        </Button>
      </Row>
      <Row end>
        <Button onClick={onDone}>{messages.codes.kept}</Button>
      </Row>
    </>
  );
}
