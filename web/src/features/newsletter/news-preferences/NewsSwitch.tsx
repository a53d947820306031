import { messages } from "@mindreel/messages/newsletter/news-preferences";
import { useQuery } from "@tanstack/react-query";
import { Checkbox } from "#shared/ui/plain/fields/Checkbox.tsx";
import { newsPreferencesQuery, useSetNews } from "./newsPreferences.ts";

/** Turns the news on or off. */
export function NewsSwitch() {
  const { data } = useQuery(newsPreferencesQuery);
  const { mutate } = useSetNews();
  return (
    <Checkbox
      role="switch"
      label={messages.label}
      description={messages.description}
      disabled={data === undefined}
      checked={data?.news ?? false}
      onChange={({ currentTarget: { checked } }) => mutate(checked)}
    />
  );
}
