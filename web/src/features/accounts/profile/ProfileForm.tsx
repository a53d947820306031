import type { CurrentUser } from "@mindreel/contract/accounts/sessions";
import { limits } from "@mindreel/contract/plain/limits";
import { pagePath } from "@mindreel/contract/plain/pages";
import { form as messages } from "@mindreel/messages/accounts/profile";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { call } from "#shared/api/api.ts";
import { queryClient } from "#shared/api/query.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { countries } from "#shared/forms/countries.ts";
import { Form } from "#shared/forms/Form.tsx";
import { showFormErrors } from "#shared/forms/formErrors.ts";
import { languages } from "#shared/forms/languages.ts";
import { useUnsavedGuard } from "#shared/forms/unsaved-changes/useUnsavedGuard.tsx";
import { useFields } from "#shared/forms/useFields.ts";
import { useNavigate } from "#shared/navigation/navigation.ts";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { SelectField } from "#shared/ui/plain/fields/SelectField.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import { AvatarField } from "./AvatarField.tsx";
import classes from "./ProfileForm.module.css";

const none = { value: "", label: "–" };
const genders = () => [
  none,
  { value: "male", label: messages.genders.male },
  { value: "female", label: messages.genders.female },
];

const names = [
  ...(["full_name", "last_name", "phone", "country", "age", "gender", "language"] as const),
  ...(["secondary_email", "content_choice", "facebook", "linked_in"] as const),
] as const;

export function ProfileForm({ user }: { readonly user: CurrentUser }) {
  const navigate = useNavigate();
  const fields = useFields(...names);
  const [changed, setChanged] = useState(false);
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
    onError: (error) => showFormErrors(fields, error, true),
  });
  const guard = useUnsavedGuard((changed || picture !== undefined) && !save.isSuccess);
  // In an effect, so that the unsaved-changes guard is off by then.
  useEffect(() => {
    if (save.isSuccess) void navigate(pagePath("profile"));
  }, [save.isSuccess, navigate]);

  const { field } = fields;
  const stored = (name: Exclude<(typeof names)[number], "age">) => ({ ...field(name), defaultValue: user[name] ?? "" });

  return (
    <div onChange={() => setChanged(true)}>
      {guard}
      <Form
        label={messages.title}
        fields={fields}
        onSend={(values) => {
          if (!save.isPending) save.mutate({ id: user.id, fields: values, picture });
        }}
      >
        <AvatarField user={user} picture={picture} onChange={setPicture} />
        <div className={classes.fields}>
          <TextField
            {...stored("full_name")}
            label={messages.fullName}
            autoComplete="name"
            maxLength={limits.personName}
            required
          />
          <TextField
            {...stored("last_name")}
            label={messages.lastName}
            autoComplete="family-name"
            maxLength={limits.personName}
          />
          <SelectField
            {...stored("country")}
            label={messages.country}
            options={countryOptions}
            autoComplete="country-name"
            required
          />
          <TextField
            {...stored("phone")}
            label={messages.phone}
            type="tel"
            autoComplete="tel"
            maxLength={limits.phone}
            hint={messages.phoneHint}
            required
          />
          <TextField
            {...field("age")}
            defaultValue={user.age ?? ""}
            label={messages.age}
            type="number"
            min={limits.ageMin}
            max={limits.ageMax}
            inputMode="numeric"
            required
          />
          <SelectField {...stored("gender")} label={messages.gender} options={genders()} autoComplete="sex" required />
          <SelectField {...stored("language")} label={messages.language} options={languageOptions} />
          <TextField
            {...stored("secondary_email")}
            label={messages.secondEmail}
            type="email"
            autoComplete="off"
            maxLength={limits.email}
          />
        </div>
        <Title order={2} size={3}>
          {messages.more}
        </Title>
        <div className={classes.fields}>
          <TextField {...stored("content_choice")} label={messages.likes} maxLength={limits.contentChoice} />
          <TextField {...stored("facebook")} label={messages.facebook} maxLength={limits.link} />
          <TextField {...stored("linked_in")} label={messages.linkedIn} maxLength={limits.link} />
        </div>
        <Row end>
          <ButtonLink to={pagePath("profile")} variant="default">
            {messages.cancel}
          </ButtonLink>
          <Button type="submit" loading={save.isPending}>
            {messages.save}
          </Button>
        </Row>
      </Form>
    </div>
  );
}

interface Changes {
  readonly id: number;
  readonly fields: Readonly<Record<string, string>>;
  /** A new picture; null removes the current one, undefined keeps it. */
  readonly picture: Blob | null | undefined;
}

async function saveProfile({ id, fields, picture }: Changes): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (picture === null) form.set("profile_pic", "");
  else if (picture !== undefined) form.set("profile_pic", picture, "picture.webp");
  await call("PATCH /api/accounts/v1/userlist/{id}/", { params: { id: String(id) }, form });
  await Promise.all(
    [queryKeys.currentUser, queryKeys.addresses].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}
