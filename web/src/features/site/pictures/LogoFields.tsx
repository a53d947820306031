import "@mantine/core/styles/Fieldset.layer.css";
import { Fieldset, Stack, Text } from "@mantine/core";
import { iconPath, logoPath } from "@mindreel/contract/plain/kinds/site-pictures";
import { limits } from "@mindreel/contract/plain/limits";
import type { Logo } from "@mindreel/contract/site/settings";
import { messages } from "@mindreel/messages/site/pictures";
import { useDraft } from "#features/site/settings/draft.ts";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { PictureChoice } from "./PictureChoice.tsx";

/** The site's logo and icon, which replace the built-in ones. */
export function LogoFields() {
  const { values, errors, change } = useDraft();
  const { logo, icon } = values;
  const put = (part: Partial<Logo>) => logo !== null && change({ logo: { ...logo, ...part } });
  return (
    <>
      <Fieldset legend={messages.logo}>
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {messages.logoNote}
          </Text>
          <PictureChoice
            label={messages.light}
            use="logo"
            ground="light"
            shown={logo === null ? null : logoPath(logo.light)}
            error={errors.get("logo")}
            onChosen={(light) => change({ logo: { dark: null, description: values.name, ...logo, light } })}
            onRemove={() => change({ logo: null })}
          />
          {logo !== null && (
            <>
              <PictureChoice
                label={messages.dark}
                description={messages.darkNote}
                use="logo"
                ground="dark"
                shown={logoPath(logo.dark ?? logo.light)}
                onChosen={(dark) => put({ dark })}
                onRemove={logo.dark === null ? undefined : () => put({ dark: null })}
              />
              <TextField
                label={messages.description}
                description={messages.descriptionNote}
                value={logo.description}
                maxLength={limits.siteLine}
                required
                onChange={({ currentTarget: { value } }) => put({ description: value })}
              />
            </>
          )}
        </Stack>
      </Fieldset>
      <Fieldset legend={messages.icon}>
        <PictureChoice
          label={messages.icon}
          description={messages.iconNote}
          use="icon"
          ground="light"
          shown={icon === null ? null : iconPath(icon, 192)}
          error={errors.get("icon")}
          onChosen={({ id }) => change({ icon: id })}
          onRemove={() => change({ icon: null })}
        />
      </Fieldset>
    </>
  );
}
