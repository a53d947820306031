import type { ImportLine } from "@mindreel/contract/catalogue/video-import";
import { type ReadList, readList } from "#shared/import/readList.ts";
import type { Columns } from "#shared/import/readTable.ts";

const columns: Columns<Exclude<keyof ImportLine, "line">> = {
  usual: ["url", "title", "category", "description", "oid", "series", "place"],
  headings: {
    url: ["url", "link", "address", "source", "youtube_video_link", "video url", "Adresse", "lien", "enlace", "الرابط"],
    title: ["title", "name", "Titel", "titre", "título", "العنوان"],
    category: ["category", "Kategorie", "catégorie", "categoría", "الفئة"],
    description: ["description", "Beschreibung", "descripción", "الوصف"],
    oid: ["oid", "video_oid", "id"],
    series: ["series", "Serie", "Reihe", "série", "السلسلة"],
    place: ["place", "episode", "Folge", "Platz", "épisode", "episodio"],
  },
  key: "url",
};

export const readLines = (text: string): ReadList<ImportLine> =>
  readList(text, columns, (line, cells) => ({ url: "", ...cells, line }));
