import { call } from "#shared/api/api.ts";
import { queryClient } from "#shared/api/query.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

interface Changes {
  readonly id: number;
  readonly fields: Readonly<Record<string, string>>;
  /** A new picture; null removes the current one, undefined keeps it. */
  readonly picture: Blob | null | undefined;
}

export async function saveProfile({ id, fields, picture }: Changes): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (picture === null) form.set("profile_pic", "");
  else if (picture !== undefined) form.set("profile_pic", picture, "picture.webp");
  await call("PATCH /api/accounts/v1/userlist/{id}/", { params: { id: String(id) }, form });
  await Promise.all(
    [queryKeys.currentUser, queryKeys.addresses].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}
