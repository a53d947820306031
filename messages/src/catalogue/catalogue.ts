import { forServer } from "@mindreel/messages/for-server";

export const refusals = forServer("catalogue/catalogue:refusals.", {
  nameTaken: "A category with this name already exists.",
  reservedName: "A category can't be called All.",
  titleTaken: "A series with this title already exists.",
  noSeries: "There's no such series.",
  noCategory: "There's no such category.",
  noPlan: "There's no such plan.",
  seriesFull: "A series holds at most {most} videos.",
  noTime: "This isn't a time.",
  oneList: "Use only one of saved, recent and category.",
  notPlayable:
    "This can't be played. Use the http(s) address of a YouTube or Vimeo video, or of an HLS (.m3u8), DASH (.mpd) or MP4 file. If such an address has no ending, add #.m3u8, #.mpd or #.mp4 to it.",
  filePage:
    "This is a page about a file, not the file itself. Use the address from which the file is downloaded without a page.",
  bunnyPage:
    "This is a page with Bunny's own player. Use the address of the video's playlist, which ends in /playlist.m3u8.",
  twinChapters: "Two chapters begin at {time}.",
  lateChapter: "“{title}” begins at {time}, but the video ends at {end}.",
});
