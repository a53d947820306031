/**
 * Leaves out the fields that still have the values that the form was filled with: sending them would undo what somebody
 * else has changed since.
 */
export function onlyChanges(form: FormData, before: Readonly<Record<string, string>>): FormData {
  for (const [name, value] of Object.entries(before)) if (form.get(name) === value) form.delete(name);
  return form;
}
