import { type ErrorCode, errorTable } from "@mindreel/contract/wire/errors";
import { forServer } from "@mindreel/messages/for-server";

type English = { readonly [Code in ErrorCode]: (typeof errorTable)[Code]["message"] };

/** From the contract, which promises the English sentences. */
export const errors = forServer(
  "wire:errors.",
  Object.fromEntries(Object.entries(errorTable).map(([code, { message }]) => [code, message])) as English,
);

export const validation = forServer("wire:validation.", {
  required: "This field is required.",
  blank: "This field may not be blank.",
  notSettable: "This field can't be set here.",
  type: "This must be of type {type}.",
  minLength: "Use at least {limit} characters.",
  maxLength: "Use at most {limit} characters.",
  minimum: "This must be at least {limit}.",
  maximum: "This must be at most {limit}.",
  maxItems: "Send at most {limit} entries.",
  email: "Enter a valid email address.",
  format: "This isn't in the right format.",
  pattern: "This value isn't allowed.",
  line: "Use one line, with at least one visible character.",
  colour: "A color is # and six hexadecimal digits, such as #454ee2.",
  slug: "An address has small letters without accents, digits, and hyphens between them.",
  invalid: "This isn't valid.",
  flag: "Use true, or leave it out.",
  multipart: "Send this as multipart/form-data.",
  noFile: "No file is expected here.",
  pictureLarger: "The picture is larger than 5 MB.",
  fileLarger: "The file is larger than 5 MB.",
  pictureEmpty: "The file is empty. Choose another picture.",
  fileEmpty: "The file is empty. Choose another file.",
  exports: "Two exports are under way. Try again when one of them is done.",
});

export const waits = forServer("wire:waits.", {
  tooManyAttempts: "Too many attempts. Please wait {time} and try again.",
  second: "a second",
  seconds: { one: "{count} second", other: "{count} seconds" },
  minutes: { one: "{count} minute", other: "{count} minutes" },
  anotherDevice: "another device",
  mostPlays: {
    one: "You can play one video at a time. Now playing on {devices}.",
    other: "You can play {count} videos at the same time. Now playing on {devices}.",
  },
});

export const importLines = forServer("wire:importLines.", {
  character: "The {field} contains a character that can't be stored.",
  long: "The {field} is longer than {most} characters.",
});
