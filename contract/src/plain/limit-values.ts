/**
 * Limits shared by the forms and the server's schemas. Plain numbers, so that the browser can import them without any
 * schema code, and exported one by one, so that a page loads only those that it uses.
 */
export const username = 150;
export const email = 254;
export const passwordMin = 8;
export const passwordMax = 128;
export const personName = 150;
export const phone = 32;
export const country = 100;
export const comments = 2000;
export const language = 35;
export const contentChoice = 200;
export const link = 500;
/** Path and query of a page to return to. */
export const nextPage = 500;
export const googleToken = 4096;
export const sessionId = 255;
export const offer = 200;
export const unsubscribe = 100;
/** A code of two-factor sign-in, or a recovery code, with room for spaces. */
export const code = 40;
/** A code that takes something off a price. */
export const discountCode = 40;
/** Days between the mail about a new price and the first charge of it. */
export const noticeDays = 30;
export const noticeDaysMin = 14;
export const noticeDaysMax = 365;
export const passkeyName = 60;
/** Per member. */
export const passkeys = 20;
export const reason = 500;
export const memberNote = 2000;
export const eventId = 255;
/** Differences that one call can heal. */
export const healAtOnce = 200;
/** Days of free time that one call can give. */
export const freeDays = 3660;
/** Addresses that are invited at once. */
export const invitations = 200;
export const ageMin = 13;
export const ageMax = 130;
export const categoryName = 200;
export const categoryDescription = 1000;
/** Categories whose order one call can set. */
export const orderedCategories = 1000;
export const videoTitle = 200;
export const seriesTitle = 200;
/** Rails on Home, and videos on one of them. */
export const rails = 8;
export const railVideos = 10;
/** Rails of which the owner can say where they come. */
export const arrangedRails = 400;
/** Videos in one series. */
export const seriesVideos = 500;
export const videoDescription = 5000;
export const videoOid = 200;
export const url = 2000;
export const search = 200;
/** Videos that one call can change. */
export const videosAtOnce = 500;
/** Days during which a deleted video can be restored. */
export const deletedDays = 7;
/** Lines of an import in one call. */
export const importLines = 1000;
export const blockReason = 500;
/** Seconds watched that one call can report. */
export const watchedAtOnce = 600;
/** Length of a play's session name. */
export const playSession = 64;
/** Length of the longest video: a week. */
export const playSeconds = 604_800;
export const noteText = 2000;
/** Per member. */
export const notes = 5000;
export const requestText = 200;
/** New requests per member in 24 hours. */
export const requestsADay = 10;
/** Requests that one call can merge. */
export const requestsAtOnce = 50;
/** The longest queue that can be requested, in minutes. */
export const queueMinutes = 600;
/** Days covered by one call for figures. */
export const figureDays = 731;
export const signingKeyId = 200;
export const signingRegion = 50;
/** A 4096-bit private key as base64 of PEM has 4400 characters. */
export const signingSecret = 10_000;
export const captionLabel = 100;
/** Total length of the file names in one call. */
export const captionNames = 8000;
export const chapterTitle = 200;
/** Per video. */
export const chapters = 500;
/** Names and labels of parts of the site, set by the owner. */
export const siteLabel = 40;
/** A single line, such as a headline. */
export const siteLine = 160;
export const siteParagraph = 1000;
/** Of a mail's text, in one language. */
export const mailText = 3000;
export const mailButton = 60;
/** Length of the Markdown source. Four of them fit into one call, in any script. */
export const legalText = 50_000;
/** Of the captions of the landing page's film, a WebVTT file. */
export const filmCaptions = 30_000;
/** Pages that the owner adds, and the length of each one's Markdown source. */
export const ownPages = 10;
export const ownPageText = 20_000;
/** Of a stored logo, in pixels: three times as tall as headers show it. */
export const logoWidth = 480;
export const logoHeight = 128;
/** The side length of a stored icon, in pixels. */
export const iconSize = 512;
/** Uploaded files, pictures and captions, in bytes. */
export const fileBytes = 5 * 1024 * 1024;
/** Uploaded pictures, in pixels (width × height). */
export const imagePixels = 25_000_000;
export const campaignSubject = 200;
export const campaignPreviewText = 200;
/** Length of the Markdown source. */
export const campaignBody = 50_000;
/** Of a stored picture in a campaign, in pixels: twice as wide as mails show it. */
export const newsPictureWidth = 912;
export const newsPictureHeight = 1600;
/** Length of a picture's alternative text. */
export const pictureDescription = 300;
/** Cards in one campaign. */
export const campaignVideos = 24;
/** The highest sending rate that can be set for news. */
export const mailsPerHour = 3_600_000;
/** Length of a sentence that the owner reworded. */
export const ownSentence = 1000;
/** Reworded sentences per language. */
export const ownSentences = 1000;
/** Total length of all reworded sentences, in all languages; a page includes those of its own language. */
export const ownWords = 200_000;
