import { Button, Group, Text } from "@mantine/core";
import { IconCopy, IconDownload, IconPrinter } from "@tabler/icons-react";
import { StepTitle } from "#features/accounts/reauthentication/ReauthenticationDialog.tsx";
import { boot } from "#shared/boot.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";
import classes from "./RecoveryCodes.module.css";

interface Props {
  readonly email: string;
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shows the recovery codes, the only time they are ever shown. */
export function RecoveryCodes({ email, codes, onDone }: Props) {
  const heading = `${boot.appName}: recovery codes of ${email}`;
  const text = [heading, "", ...codes, ""].join("\n");

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toastSuccess("Recovery codes copied");
    } catch {
      toastError("The browser did not allow copying. Please download or print the codes.");
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
      <StepTitle later>Your recovery codes</StepTitle>
      <Text>
        Without your authenticator app, each of these signs you in once. Keep them where only you can find them:{" "}
        <strong>they are shown only this once.</strong>
      </Text>
      <div className={classes.printed}>
        <p className={classes.heading}>{heading}</p>
        <ul className={classes.codes} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <Group gap="xs" justify="center">
        <Button variant="default" size="sm" leftSection={<IconCopy size={16} />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="default" size="sm" leftSection={<IconDownload size={16} />} onClick={download}>
          Download
        </Button>
        <Button variant="default" size="sm" leftSection={<IconPrinter size={16} />} onClick={() => print()}>
          Print
        </Button>
      </Group>
      <Group justify="flex-end" mt="lg">
        <Button onClick={onDone}>I have kept them</Button>
      </Group>
    </>
  );
}
