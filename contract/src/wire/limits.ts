/**
 * The bounds that a form and the server's schema share. Plain numbers and patterns, so that the browser can import
 * them without any schema code.
 */
export const limits = {
  username: 150,
  email: 254,
  passwordMin: 8,
  passwordMax: 128,
  personName: 150,
  phone: 32,
  country: 100,
  comments: 2000,
  language: 35,
  contentChoice: 200,
  link: 500,
  googleToken: 4096,
  sessionId: 255,
  offer: 200,
  unsubscribe: 100,
  /** A code of two-factor sign-in, or a recovery code, with room for spaces. */
  code: 40,
  passkeyName: 60,
  /** That one member can have. */
  passkeys: 20,
  reason: 500,
  eventId: 255,
  /** Differences that can be named in one call. */
  healAtOnce: 200,
  /** Free time that can be given at once. */
  freeDays: 3660,
  ageMin: 13,
  ageMax: 130,
  categoryName: 200,
  videoTitle: 200,
  seriesTitle: 200,
  /** Videos of one series. */
  seriesVideos: 500,
  videoDescription: 5000,
  videoOid: 200,
  url: 2000,
  search: 200,
  /** Videos that can be changed in one call. */
  videosAtOnce: 500,
  /** Days for which a deleted video can be restored. */
  deletedDays: 7,
  /** Lines of an import in one call. */
  importLines: 1000,
  blockReason: 500,
  /** Seconds watched that one call can report. */
  watchedAtOnce: 600,
  /** Of a play's name. */
  playSession: 64,
  /** The longest video: a week. */
  playSeconds: 604_800,
  noteText: 2000,
  /** That one member can have. */
  notes: 5000,
  requestText: 200,
  /** That one member can ask for in 24 hours. */
  requestsADay: 10,
  /** Requests that can be merged in one call. */
  requestsAtOnce: 50,
  /** Minutes that a queue can be asked to fill. */
  queueMinutes: 600,
  /** Days that figures can be asked for at once. */
  figureDays: 731,
  signingKeyId: 200,
  signingRegion: 50,
  /** A private key of 4096 bits in base64 of PEM has 4400 characters. */
  signingSecret: 10_000,
  captionLabel: 100,
  /** Of the file names in one question, all together. */
  captionNames: 8000,
  chapterTitle: 200,
  /** Of one video. */
  chapters: 500,
  /** Uploaded files, pictures and captions, in bytes. */
  fileBytes: 5 * 1024 * 1024,
  /** Uploaded pictures, in pixels (width × height). */
  imagePixels: 25_000_000,
} as const;

/** Rows on one page of every paged list. */
export const pageSize = 12;
/** Notes are short, and those about a video are shown together. */
export const notesPageSize = 100;
/** The most user ids in `likeusers`; `like_count` is always exact. */
export const likeUsersMax = 100;

/** Carries a proof of work: see `proof-of-work.ts`. */
export const proofHeader = "Proof-Of-Work";
