import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { classNames } from "./build/class-names.ts";
import { earlyFont } from "./build/fonts/early-font.ts";
import { otherFonts } from "./build/fonts/other-fonts.ts";
import { landingPage } from "./build/landing.ts";
import { lateScripts } from "./build/late-scripts.ts";
import { messages } from "./build/messages.ts";
import { serviceWorker } from "./build/service-worker.ts";
import { startScript } from "./build/start-script.ts";
import { visitorsPage } from "./build/visitors-page.ts";

const server = "http://localhost:3000";

/** The app itself, whatever page it shows. Each group includes the imports of its modules. */
const app =
  /messages\/lib\/format|web\/src\/(app\/(App\.tsx|routes\/(everyone|routeTable))|features\/accounts\/sessions\/currentUser\.ts|shared\/language\/(?!percentOf)|shared\/(api\/query\.ts|hydration\/firstData\.ts|session\/session\.ts|serviceWorker|speed\/startWebVitals|loading\/(whenUsed|reachServer|parts\/)|ui\/frame\/))|inter\.css|tokens\.css|@tanstack\/(history|query-core\/build\/modern\/hydration)/;

/** Shared by the pages on which visitors sign in and up. */
const account =
  /web\/src\/(shared\/ui\/(states\/Checking|Honeypot)|app\/(layouts\/(AccountLayout|SiteHeader)|pages\/(accounts\/visitors\/arrival|newsletter\/prefetchOffer|staleLink))|features\/accounts\/(mechanisms\/webauthn|password-reset\/keptPasskeys|google-sign-in)|features\/newsletter\/offers\/OfferNote|shared\/icons\/account)/;

/** Shared by many pages. */
const everyPage =
  /web\/src\/shared\/(?!mantine|import|ordering|forms|settingNames|navigation\/useUrlFilters|icons\/(administration|superuser)|ui\/(dialogs|lengthIn|mail|table)|picture\/(Crop|PictureField|cropPicture|useBlob)|speed\/measure|toasts\/ToastList|api\/(proof-of-work\/proof|download))|shared\/ui\/table\/LoadMore|@tanstack|react-error-boundary/;

/** Shared by visitors' and members' pages, without the form fields, which few members' pages need. */
const forms =
  /web\/src\/shared\/(navigation\/(Link|Redirect)|ui\/(links\/PageLink|plain\/(menu\/|Alert|buttons\/(ButtonLink|IconButton)|Row))|time\/dates|api\/runMutation|icons\/frame)|mutationObserver|useMutation/;

/** Shared by pages of the administration: tables, and the dialogs of their actions. */
const administration =
  /web\/src\/(shared\/(icons\/administration|ui\/(table\/(?!LoadMore|useFirstNew|ExportButton)|lengthIn)|import\/batches)|features\/catalogue\/.*\/((change|refresh|delete|restore)Videos|pictureColumn)\.)/;

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    messages(),
    landingPage(),
    earlyFont(),
    otherFonts(),
    startScript(),
    lateScripts(),
    serviceWorker(),
    visitorsPage(),
  ],
  ...(command === "build" && { css: { modules: classNames } }),
  build: {
    // The content security policy forbids inline scripts and data: URLs.
    modulePreload: {
      polyfill: false,
      // The document references what its page needs, and pages share most of the rest, so listing them here is not
      // worth the bytes.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === "html" ? needed : needed.filter((file) => file.endsWith(".css")),
    },
    assetsInlineLimit: 0,
    // For the server, to look up which files a page needs.
    manifest: true,
    rolldownOptions: {
      input: "index.html",
      output: {
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
            // A few files instead of sixty: for every page, for forms and tables, for members' pages.
            { name: "app", test: (id: string) => app.test(id) || forms.test(id) },
            { name: "account", test: account },
            // Lists are filtered with these alone.
            { name: "select", test: /shared\/ui\/plain\/(Select|fields\/(Field|SelectField))\./ },
            { name: "fields", test: /shared\/(forms\/(Form|EmailField|useFields)|ui\/plain\/(fields\/))/ },
            // What it costs, which visitors' and members' pages say.
            {
              name: "offered",
              test: /web\/src\/shared\/offered\.ts|messages\/lib\/costs|contract\/src\/plain\/offered/,
            },
            {
              name: "member",
              test: /app\/layouts\/(MemberLayout|page\/parents)|table\/useFirstNew|shared\/icons\/member|messages\/src\/catalogue\/videos\.ts\?group=messages|watch\/MissingVideo\.|requests\/AskForItLater\./,
            },
            // The public parts of a video's page, listed before groups that would include them.
            { name: "video", test: /shared\/(picture\/[Tt]humbnail|api\/orNull)|catalogue\/videos\/watch\/watch\./ },
            { name: "shared", test: everyPage, minShareCount: 3 },
            // Else the pages of series would load what plays videos, which asks for the next episode.
            { name: "series", test: /features\/catalogue\/series\/series\./ },
            // Separate from Mantine, whose styles would load with it and repaint the page when the player loads its
            // menus.
            { name: "floating", test: /node_modules\/@floating-ui/ },
            // Modules of only one or two pages stay with them.
            {
              name: "mantine",
              minShareCount: 3,
              test: /node_modules\/@mantine\/(core|hooks)/,
            },
            // Members' lists, listed before the administration, which would include what both use.
            {
              name: "videos",
              test: /app\/pages\/catalogue\/videos\/(VideoList|prefetchVideos)|playback\/queue\/queue\./,
            },
            // What plays, which lists load after they are shown.
            { name: "playing", test: /app\/pages\/catalogue\/playing\/(playHere|PlayingNow|useUpNext)\./ },
            // For members as well, so without Mantine.
            { name: "dialogs", test: /shared\/(ui\/dialogs\/|forms\/unsaved-changes\/|ui\/plain\/Column)/ },
            { name: "administration", test: administration, minShareCount: 2 },
            // The menu of superusers and the modules of its pages, with the icons that both use.
            { name: "superuser", test: /layouts\/work\/SuperuserTools|superuserModules\.|shared\/icons\/superuser/ },
            { name: "gate", test: /subscription\/ProGate|showcase\/Stills/ },
            { name: "teaser", test: /features\/catalogue\/videos\/watch\/(Description|VideoFacts)\./ },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      ...Object.fromEntries(["/api", "/media", "/demo", "/dj-rest-auth"].map((path) => [path, server])),
      // POST is the call, GET is the page.
      "/reset-password": { target: server, bypass: ({ method, url }) => (method === "GET" ? url : undefined) },
    },
  },
}));
