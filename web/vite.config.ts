import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compress } from "./build/compress.ts";
import { earlyFont } from "./build/font.ts";
import { landingPage } from "./build/landing.ts";
import { lateScripts } from "./build/late-scripts.ts";
import { restingPlayer } from "./build/resting-player.ts";
import { serviceWorker } from "./build/service-worker.ts";
import { startScript } from "./build/start-script.ts";
import { visitorsPage } from "./build/visitors-page.ts";

const server = "http://localhost:3000";

/** The app itself, whatever page it shows. Each group takes along what its modules import. */
const app =
  /web\/src\/(app\/App\.tsx|features\/accounts\/sessions\/currentUser\.ts|shared\/(api\/query\.ts|firstData\.ts|session\.ts|ui\/(frame\/|states\/Checking|Honeypot)))|inter\.css|tokens\.css/;

/** What many pages build on. */
const everyPage =
  /web\/src\/shared\/(?!mantine|import|forms|ui\/(Dialog|Confirm|Length|table)|picture\/(Crop|PictureField|cropPicture|useBlob)|speed\/measure|toasts\/ToastList|api\/(proof|download))|@tabler|@tanstack|react-error-boundary/;

/** What the forms of visitors are built of, and what members' pages share with them. */
const forms =
  /web\/src\/shared\/(forms\/(Form|EmailField|useFields)|navigation\/(Link|Redirect)|ui\/(PageLink|plain\/(menu\/|fields\/|Alert|ButtonLink|IconButton|Row))|dates|api\/runMutation)|mutationObserver|useMutation|Icon(Eye|ChevronDown|InfoCircle|Gift)/;

export default defineConfig({
  plugins: [
    react(),
    landingPage(),
    earlyFont(),
    startScript(),
    lateScripts(),
    restingPlayer(),
    serviceWorker(),
    compress(),
    visitorsPage(),
  ],
  build: {
    // The content security policy forbids inline scripts and data: URLs.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Tells the server which files a page needs.
    manifest: true,
    rolldownOptions: {
      input: "index.html",
      output: {
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/ },
            // Few files instead of sixty: what every page needs, what forms and tables need, what members' pages need.
            { name: "app", test: app },
            { name: "forms", test: forms, minShareCount: 2 },
            { name: "shared", test: everyPage, minShareCount: 3 },
            { name: "mantine", test: /node_modules\/(@mantine\/(core|hooks|form)|@floating-ui|react-remove-scroll)/ },
            { name: "member", test: /app\/layouts\/MemberLayout|app\/parts\/ProOnly/ },
            // What visitors see of a video as well, so before what takes it along.
            {
              name: "teaser",
              test: /features\/catalogue\/watch\/(Description|VideoFacts|watch)\.|shared\/picture\/Thumbnail/,
            },
            { name: "videos", test: /app\/parts\/VideoList/ },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      ...Object.fromEntries(["/api", "/media", "/demo", "/dj-rest-auth"].map((path) => [path, server])),
      // POST is a call, GET is the page.
      "/reset-password": { target: server, bypass: ({ method, url }) => (method === "GET" ? url : undefined) },
    },
  },
});
