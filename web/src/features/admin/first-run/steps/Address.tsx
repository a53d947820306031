import { setUp as messages } from "@mindreel/messages/admin/first-run";
import { format } from "#shared/language/format.ts";
import { SettingLines } from "./SettingLines.tsx";

/** The address that people open, beside the one that the browser is at. */
export function Address({ publicUrl }: { readonly publicUrl: string }) {
  const matches = publicUrl === location.origin;
  const isLocal = /^https?:\/\/(localhost|127\.|\[::1\])/.test(publicUrl);
  return (
    <>
      <p>
        {matches
          ? format(messages.addressHere, { url: publicUrl })
          : format(messages.addressElsewhere, { url: publicUrl, origin: location.origin })}
      </p>
      {(isLocal || !matches) && (
        <>
          <p>{messages.proxy}</p>
          <SettingLines
            label={messages.lines}
            of={messages.names.address}
            lines={[`PUBLIC_URL=${isLocal ? "https://videos.example.com" : location.origin}`, "TRUST_PROXY=127.0.0.1"]}
          />
        </>
      )}
    </>
  );
}
