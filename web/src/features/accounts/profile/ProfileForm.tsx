import { Button, Group, NativeSelect, SimpleGrid, Stack, TextInput, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { CurrentUser } from "@mindreel/contract/accounts/sessions";
import { limits } from "@mindreel/contract/plain/limits";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/accounts/profile-form";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { countries } from "#shared/forms/countries.ts";
import { showFormErrors } from "#shared/forms/formErrors.ts";
import { languages } from "#shared/forms/languages.ts";
import { useUnsavedGuard } from "#shared/forms/unsaved-changes/useUnsavedGuard.tsx";
import { Link } from "#shared/navigation/Link.tsx";
import { useNavigate } from "#shared/navigation/navigation.ts";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { AvatarField } from "./AvatarField.tsx";
import { saveProfile } from "./saveProfile.ts";

const none = { value: "", label: "–" };
const genders = () => [
  none,
  { value: "male", label: messages.genders.male },
  { value: "female", label: messages.genders.female },
];

const initial = (user: CurrentUser) => ({
  full_name: user.full_name,
  last_name: user.last_name,
  phone: user.phone,
  country: user.country,
  age: user.age === null ? "" : String(user.age),
  gender: user.gender ?? "",
  language: user.language,
  content_choice: user.content_choice,
  secondary_email: user.secondary_email,
  facebook: user.facebook,
  linked_in: user.linked_in,
});

export function ProfileForm({ user }: { readonly user: CurrentUser }) {
  const navigate = useNavigate();
  const form = useForm({ mode: "controlled", initialValues: initial(user) });
  const [picture, setPicture] = useState<Blob | null | undefined>(undefined);
  const countryOptions = useMemo(() => {
    const listed = countries().map(({ name, label }) => ({ value: name, label }));
    const own = { value: user.country, label: user.country };
    // A country that is not in the list, set by other means, is kept.
    const known = user.country === "" || listed.some(({ value }) => value === user.country);
    return [{ value: "", label: "" }, ...(known ? [] : [own]), ...listed];
  }, [user.country]);
  const languageOptions = useMemo(() => [none, ...languages()], []);

  const save = useMutation({
    mutationFn: saveProfile,
    onSuccess: () => toastSuccess(messages.saved),
    onError: (error) => showFormErrors(form, error),
  });
  const guard = useUnsavedGuard((form.isDirty() || picture !== undefined) && !save.isSuccess);
  // In an effect, so that the unsaved-changes guard is off by then.
  useEffect(() => {
    if (save.isSuccess) void navigate(pagePath("profile"));
  }, [save.isSuccess, navigate]);

  const submit = form.onSubmit((fields) => {
    if (!save.isPending) save.mutate({ id: user.id, fields, picture });
  });
  const field = (name: keyof ReturnType<typeof initial>) => ({ ...form.getInputProps(name), name });

  return (
    <form onSubmit={submit} aria-label={messages.title}>
      {guard}
      <Stack gap="lg">
        <AvatarField
          name={user.full_name || user.username}
          current={user.profile_pic}
          picture={picture}
          onChange={setPicture}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <TextInput
            {...field("full_name")}
            label={messages.fullName}
            autoComplete="name"
            maxLength={limits.personName}
            required
          />
          <TextInput
            {...field("last_name")}
            label={messages.lastName}
            autoComplete="family-name"
            maxLength={limits.personName}
          />
          <NativeSelect
            {...field("country")}
            label={messages.country}
            data={countryOptions}
            autoComplete="country-name"
            required
          />
          <TextInput
            {...field("phone")}
            label={messages.phone}
            type="tel"
            autoComplete="tel"
            maxLength={limits.phone}
            description={messages.phoneHint}
            inputWrapperOrder={["label", "input", "description", "error"]}
            required
          />
          <TextInput
            {...field("age")}
            label={messages.age}
            type="number"
            min={limits.ageMin}
            max={limits.ageMax}
            inputMode="numeric"
            required
          />
          <NativeSelect {...field("gender")} label={messages.gender} data={genders()} autoComplete="sex" required />
          <NativeSelect {...field("language")} label={messages.language} data={languageOptions} />
          <TextInput
            {...field("secondary_email")}
            label={messages.secondEmail}
            type="email"
            autoComplete="off"
            maxLength={limits.email}
          />
        </SimpleGrid>
        <Title order={2} size="h3" mt="sm">
          {messages.more}
        </Title>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <TextInput {...field("content_choice")} label={messages.likes} maxLength={limits.contentChoice} />
          <TextInput {...field("facebook")} label={messages.facebook} maxLength={limits.link} />
          <TextInput {...field("linked_in")} label={messages.linkedIn} maxLength={limits.link} />
        </SimpleGrid>
        <Group justify="flex-end" mt="sm">
          <Button component={Link} to={pagePath("profile")} variant="default">
            {messages.cancel}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {messages.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
