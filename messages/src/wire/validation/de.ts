import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  required: "Dieses Feld ist erforderlich.",
  blank: "Dieses Feld darf nicht leer sein.",
  notSettable: "Dieses Feld kann hier nicht gesetzt werden.",
  type: "Das muss vom Typ {type} sein.",
  minLength: "Verwende mindestens {limit} Zeichen.",
  maxLength: "Verwende höchstens {limit} Zeichen.",
  minimum: "Das muss mindestens {limit} sein.",
  maximum: "Das darf höchstens {limit} sein.",
  maxItems: "Sende höchstens {limit} Einträge.",
  email: "Gib eine gültige E-Mail-Adresse ein.",
  format: "Das ist nicht im richtigen Format.",
  pattern: "Dieser Wert ist nicht erlaubt.",
  line: "Verwende eine Zeile mit mindestens einem sichtbaren Zeichen.",
  colour: "Eine Farbe ist # mit sechs Hexadezimalziffern, etwa #454ee2.",
  invalid: "Das ist nicht gültig.",
  flag: "Verwende true, oder lass es weg.",
  multipart: "Sende das als multipart/form-data.",
  noFile: "Hier wird keine Datei erwartet.",
  pictureLarger: "Das Bild ist größer als 5 MB.",
  fileLarger: "Die Datei ist größer als 5 MB.",
  pictureEmpty: "Die Datei ist leer. Wähle ein anderes Bild.",
  fileEmpty: "Die Datei ist leer. Wähle eine andere Datei.",
  exports: "Zwei Exporte laufen gerade. Versuch es noch einmal, wenn einer fertig ist.",
} satisfies Translation<typeof english>;
