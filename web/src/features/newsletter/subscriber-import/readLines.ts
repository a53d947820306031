import type { SubscriberLine } from "@mindreel/contract/newsletter/subscriber-import";
import { type ReadList, readList } from "#shared/import/readList.ts";
import type { Columns } from "#shared/import/readTable.ts";

/** Headings of other programs' exports, in the languages of the site. */
const columns: Columns<Exclude<keyof SubscriberLine, "line">> = {
  usual: ["secondary_email", "first_name", "last_name", "age", "country"],
  headings: {
    secondary_email: [
      ...[
        "secondary_email",
        "email",
        "e-mail",
        "email address",
        "e-mail address",
        "mail",
        "subscriber",
        "subscriber email",
      ],
      ...[
        "E-Mail-Adresse",
        "Mailadresse",
        "Mail-Adresse",
        "Emailadresse",
        "adresse e-mail",
        "adresse mail",
        "courriel",
      ],
      ...["adresse courriel", "adresse électronique", "correo", "correo electrónico", "dirección de correo"],
      ...[
        "dirección de correo electrónico",
        "dirección de email",
        "البريد الإلكتروني",
        "البريد",
        "عنوان البريد الإلكتروني",
      ],
    ],
    first_name: [
      ...["first_name", "firstname", "given name", "fname", "Vorname", "prénom", "nombre", "nombre de pila"],
      ...["الاسم الأول", "الاسم الشخصي"],
    ],
    middle_name: [
      "middle_name",
      "middle initial",
      "Zweiter Vorname",
      "deuxième prénom",
      "segundo nombre",
      "الاسم الأوسط",
    ],
    last_name: [
      ...["last_name", "lastname", "surname", "family name", "lname", "Nachname", "Familienname", "nom"],
      ...["nom de famille", "apellido", "apellidos", "اسم العائلة", "الاسم الأخير", "اللقب"],
    ],
    full_name: [
      ...["full_name", "name", "display name", "Voller Name", "vollständiger Name", "nom complet"],
      ...["nombre completo", "nombre y apellidos", "الاسم الكامل", "الاسم"],
    ],
    age: ["age", "Alter", "âge", "edad", "العمر"],
    telephone: [
      ...["telephone", "phone", "phone number", "mobile", "Telefon", "Telefonnummer", "Handy", "téléphone", "portable"],
      ...["numéro de téléphone", "teléfono", "móvil", "número de teléfono", "الهاتف", "رقم الهاتف"],
    ],
    country: ["country", "Land", "pays", "país", "البلد", "الدولة"],
    comments: [
      ...["comments", "comment", "notes", "note", "Kommentar", "Kommentare", "Bemerkung", "Bemerkungen", "Notiz"],
      ...[
        "commentaire",
        "commentaires",
        "remarques",
        "comentario",
        "comentarios",
        "notas",
        "تعليق",
        "تعليقات",
        "ملاحظات",
      ],
    ],
    signed_up_at: [
      ...[
        "signed_up_at",
        "signed up",
        "created_at",
        "subscription date",
        "creation date",
        "Angemeldet am",
        "Anmeldedatum",
      ],
      ...["Erstellt am", "date d'inscription", "inscrit le", "fecha de alta", "fecha de registro", "تاريخ التسجيل"],
    ],
    unsubscribed_at: ["unsubscribed_at", "unsubscribed"],
  },
  key: "secondary_email",
  isKey: (cell) => cell.includes("@"),
};

export const readLines = (text: string): ReadList<SubscriberLine> =>
  readList(text, columns, (line, cells) => ({ secondary_email: "", ...cells, line }));
