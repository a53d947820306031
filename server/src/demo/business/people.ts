import type { Random } from "./random.ts";

/** A fictitious person, with an address that nobody can have (RFC 2606). */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly email: string;
  readonly country: string;
  readonly age: number;
  readonly gender: "male" | "female";
  readonly phone: string;
}

interface Region {
  readonly countries: readonly string[];
  readonly women: readonly string[];
  readonly men: readonly string[];
  readonly families: readonly string[];
}

const words = (text: string): string[] => text.split(" ");

/** Names that are common in each region; any resemblance to real people is coincidental. */
const regions: readonly Region[] = [
  {
    countries: ["United Kingdom", "Ireland", "Canada", "Australia", "New Zealand", "United States"],
    women: words("Imogen Harriet Orla Freya Beatrix Tamsin Maeve Georgia Rosalind Bronwyn"),
    men: words("Callum Rory Jasper Angus Declan Felix Barnaby Elliot Hamish Tobias"),
    families: words("Ashdown Brackley Carrow Dunmore Ellery Fenwick Garrick Halloway Kestrel Merrow Pemberly Thornby"),
  },
  {
    countries: ["Germany", "Austria", "Switzerland"],
    women: words("Annika Liesel Mareike Greta Wiebke Jolanda"),
    men: words("Florian Jannik Matthis Torben Lorenz Emil"),
    families: words("Ahrensfeld Birkholz Dornbusch Eschenbach Grünwald Lindhorst Rosenau Winterkorn"),
  },
  {
    countries: ["France", "Belgium", "Luxembourg"],
    women: words("Apolline Clémence Margaux Solène Élodie Capucine"),
    men: words("Bastien Corentin Gauthier Maxence Rémi Thibault"),
    families: words("Beauclair Delorme Fontenay Lavigne Montclar Sauvage Verneuil Valcourt"),
  },
  {
    countries: ["Spain", "Mexico", "Chile", "Colombia", "Argentina"],
    women: words("Ainhoa Catalina Itziar Paloma Rocío Ximena"),
    men: words("Álvaro Ciro Joaquín Matías Rafael Santiago"),
    families: words("Alcázar Belmonte Cisneros Montoya Olivares Peñalver Quiroga Valdivia"),
  },
  {
    countries: ["Portugal", "Brazil"],
    women: words("Beatriz Inês Luísa Mafalda Teresa Yara"),
    men: words("Afonso Caetano Duarte Gustavo Otávio Tomás"),
    families: words("Barros Carvalhal Figueira Lacerda Mourão Sequeira Tavares Vilela"),
  },
  {
    countries: ["Italy", "San Marino"],
    women: words("Chiara Ginevra Ludovica Martina Ottavia Serena"),
    men: words("Alessio Davide Jacopo Leandro Niccolò Tommaso"),
    families: words("Bellandi Castellani Falcone Malaspina Rinaldi Salviati Tornabene Vettori"),
  },
  {
    countries: ["Sweden", "Norway", "Denmark", "Finland", "Iceland"],
    women: words("Astrid Eira Ingrid Liv Saga Tuva"),
    men: words("Aksel Eskil Halvard Leif Oskar Soren"),
    families: words("Björklund Dahlgren Ekström Fjeldstad Holmquist Lindqvist Nystrand Sandvik"),
  },
  {
    countries: ["Poland", "Czechia", "Croatia", "Ukraine", "Bulgaria"],
    women: words("Bogna Danica Halina Iva Milena Zora"),
    men: words("Bohdan Dobromir Jaromir Kazimir Miroslav Tadeusz"),
    families: words("Brzozowski Dvorak Horvat Kovalenko Malinow Novotny Sokolski Zelenka"),
  },
  {
    countries: ["Nigeria", "Ghana", "Senegal", "Cameroon"],
    women: words("Adaeze Amara Efua Folake Ngozi Yaa"),
    men: words("Chidi Emeka Kofi Kwame Obinna Tunde"),
    families: words("Adeyemi Asante Boateng Eze Mensah Ndiaye Okonjo Owusu"),
  },
  {
    countries: ["Kenya", "Ethiopia", "South Africa", "Tanzania"],
    women: words("Akinyi Lindiwe Makena Naledi Tigist Wanjiru"),
    men: words("Baraka Dawit Jabari Kamau Sipho Thabo"),
    families: words("Abebe Dlamini Kiplagat Mokoena Mwangi Nkosi Otieno Tesfaye"),
  },
  {
    countries: ["India", "Sri Lanka", "Nepal"],
    women: words("Ananya Ishani Kavya Meenakshi Priya Tara"),
    men: words("Aarav Devansh Ishaan Nikhil Rohan Vikram"),
    families: words("Bhattarai Chaudhari Deshmukh Iyengar Kulkarni Menon Perera Rathore"),
  },
  {
    countries: ["Japan", "South Korea", "Taiwan", "Vietnam"],
    women: words("Ayaka Hana Linh Mei Sora Yuna"),
    men: words("Daichi Haruto Jun Kenta Minh Ren"),
    families: words("Aoyama Fujisaki Hoang Kang Minamoto Shin Tanigawa Tran"),
  },
  {
    countries: ["Türkiye", "Lebanon", "Egypt", "Morocco", "Jordan"],
    women: words("Defne Farida Leyla Nour Samira Yasmin"),
    men: words("Adem Bilal Emre Karim Omar Tarek"),
    families: words("Aydın Benali Demirel Haddad Khoury Mansour Najjar Yıldız"),
  },
];

const domains = ["example.com", "example.org", "example.net"];

/** Latin letters without diacritics, for addresses. */
const plain = (name: string): string =>
  name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("ı", "i")
    .replaceAll(/[^A-Za-z]/g, "")
    .toLowerCase();

/** Phone numbers that regulators reserve for fiction. */
function phoneOf(country: string, random: Random): string {
  const last = String(Math.floor(random.between(0, 100))).padStart(2, "0");
  if (country === "United States" || country === "Canada") return `+1 202-555-01${last}`;
  if (country === "United Kingdom") return `+44 20 7946 09${last}`;
  return country === "Australia" ? `+61 2 5550 10${last}` : "";
}

/** @returns the given number of people, no two with the same name */
export function inventPeople(count: number, random: Random): Person[] {
  const people = new Map<string, Person>();
  while (people.size < count) {
    const region = random.pick(regions);
    const gender = random.chance(0.5) ? "female" : "male";
    const firstName = random.pick(gender === "female" ? region.women : region.men);
    const lastName = random.pick(region.families);
    const country = random.pick(region.countries);
    const username = `${plain(firstName)}.${plain(lastName)}`;
    people.set(username, {
      ...{ firstName, lastName, username, country, gender },
      email: `${username}@${random.pick(domains)}`,
      age: 19 + Math.floor(random.next() ** 1.4 * 52),
      phone: random.chance(0.5) ? phoneOf(country, random) : "",
    });
  }
  return [...people.values()];
}
