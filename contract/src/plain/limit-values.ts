/**
 * The bounds that a form and the server's schema share. Plain numbers, so that the browser can import them without any
 * schema code; and each by itself, so that a page loads only those that it uses.
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
export const googleToken = 4096;
export const sessionId = 255;
export const offer = 200;
export const unsubscribe = 100;
/** A code of two-factor sign-in, or a recovery code, with room for spaces. */
export const code = 40;
export const passkeyName = 60;
/** That one member can have. */
export const passkeys = 20;
export const reason = 500;
export const eventId = 255;
/** Differences that can be named in one call. */
export const healAtOnce = 200;
/** Free time that can be given at once. */
export const freeDays = 3660;
export const ageMin = 13;
export const ageMax = 130;
export const categoryName = 200;
export const videoTitle = 200;
export const seriesTitle = 200;
/** Videos of one series. */
export const seriesVideos = 500;
export const videoDescription = 5000;
export const videoOid = 200;
export const url = 2000;
export const search = 200;
/** Videos that can be changed in one call. */
export const videosAtOnce = 500;
/** Days for which a deleted video can be restored. */
export const deletedDays = 7;
/** Lines of an import in one call. */
export const importLines = 1000;
export const blockReason = 500;
/** Seconds watched that one call can report. */
export const watchedAtOnce = 600;
/** Of a play's name. */
export const playSession = 64;
/** The longest video: a week. */
export const playSeconds = 604_800;
export const noteText = 2000;
/** That one member can have. */
export const notes = 5000;
export const requestText = 200;
/** That one member can ask for in 24 hours. */
export const requestsADay = 10;
/** Requests that can be merged in one call. */
export const requestsAtOnce = 50;
/** Minutes that a queue can be asked to fill. */
export const queueMinutes = 600;
/** Days that figures can be asked for at once. */
export const figureDays = 731;
export const signingKeyId = 200;
export const signingRegion = 50;
/** A private key of 4096 bits in base64 of PEM has 4400 characters. */
export const signingSecret = 10_000;
export const captionLabel = 100;
/** Of the file names in one question, all together. */
export const captionNames = 8000;
export const chapterTitle = 200;
/** Of one video. */
export const chapters = 500;
/** Names and labels that the owner gives to parts of the site. */
export const siteLabel = 40;
/** Such as a headline. */
export const siteLine = 160;
export const siteParagraph = 1000;
/** Of a mail, in one language. */
export const mailText = 3000;
export const mailButton = 60;
/** Of Markdown: four of them fit into one call, whatever they are written in. */
export const legalText = 50_000;
/** Of a logo as it is kept, in pixels: three times as tall as headers show it. */
export const logoWidth = 480;
export const logoHeight = 128;
/** The side of an icon as it is kept, in pixels. */
export const iconSize = 512;
/** Uploaded files, pictures and captions, in bytes. */
export const fileBytes = 5 * 1024 * 1024;
/** Uploaded pictures, in pixels (width × height). */
export const imagePixels = 25_000_000;
export const campaignSubject = 200;
export const campaignPreviewText = 200;
/** Of Markdown. */
export const campaignBody = 50_000;
/** Of a picture in a campaign as it is kept, in pixels: twice as wide as mails show it. */
export const newsPictureWidth = 912;
export const newsPictureHeight = 1600;
/** Of a picture, for those who do not see it. */
export const pictureDescription = 300;
/** Cards in one campaign. */
export const campaignVideos = 24;
/** The fastest that news can be mailed. */
export const mailsPerHour = 3_600_000;
/** Characters of a sentence of the owner's. */
export const ownSentence = 1000;
/** That one language can have. */
export const ownSentences = 1000;
/** Characters of all of them together, in all languages: a page carries those of its own. */
export const ownWords = 200_000;
