import { Stack } from "@mantine/core";
import { limits } from "@mindreel/contract/plain/limits";
import { messages } from "@mindreel/messages/site/settings";
import { LinksField } from "#features/site/settings/fields/lists/LinksField.tsx";
import { usualPromise } from "#shared/sitePromise.ts";
import { WordsField } from "./WordsField.tsx";

export function IdentityFields() {
  return (
    <Stack gap="md">
      <WordsField name="name" label={messages.name} maxLength={60} description={messages.nameNote} />
      <WordsField
        name="promise"
        label={messages.promise}
        maxLength={limits.siteLine}
        usual={usualPromise()}
        description={messages.promiseNote}
      />
      <WordsField name="contact" label={messages.contact} maxLength={limits.email} description={messages.contactNote} />
      <LinksField
        name="links"
        legend={messages.links}
        description={messages.linksNote}
        add={messages.addLink}
        most={6}
      />
      <LinksField
        name="social"
        legend={messages.social}
        description={messages.socialNote}
        add={messages.addProfile}
        most={8}
      />
    </Stack>
  );
}
