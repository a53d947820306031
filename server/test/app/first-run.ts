interface App {
  readonly query: (text: string) => Promise<unknown>;
  readonly services: { readonly admin: { readonly firstRun: { readonly link: () => Promise<string | undefined> } } };
}

/** Makes a server wait for its first superuser, although it may have some. @returns the token for the log */
export async function awaitSuperuser({ query, services }: App): Promise<string> {
  await query("update kept_counts set n = 0 where name = 'superusers'");
  const link = await services.admin.firstRun.link();
  return link?.split("#")[1] ?? "";
}

/** Makes the first superuser one that the link created. */
export async function beginSetUp({ query }: Pick<App, "query">): Promise<void> {
  await query("insert into first_run (id, begun_at) values (1, now()) on conflict (id) do update set begun_at = now()");
}
