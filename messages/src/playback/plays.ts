export const player = {
  notPlayable: "This video can't be played here right now.",
  newPlace:
    "This video plays from a host that was added to the library after you opened this page. Reload the page to play it.",
  unknownHost:
    "This video also needs {host}, which the library doesn't know yet. Whoever runs the library can fix this by checking the video on the “Video check” page.",
  reload: "Reload the page",
  openAt: "Open it at {provider}",
  itsSource: "its source",
  marks: "Marks on the timeline",
  position: "{now} out of {length}",
} as const;

export const videoPlayer = {
  loading: "Loading the player",
  notLoaded: "The player didn't load.",
  ended: "This video was ended on another device.",
  here: "Play here",
  running: "{device}: {title}",
  anotherDevice: "Another device",
  end: "End it there",
  endNamed: "End it there: “{title}” on {device}",
} as const;

export const place = {
  play: "Play {title}",
  playFrom: "Play {title} from {time}",
  shortcuts: "Keyboard shortcuts",
} as const;

export const chapters = {
  chapters: "Chapters",
  chapter: "Chapter: {title}",
  at: "Chapter at {time}: {title}",
} as const;

export const passageEnd = {
  region: "End of the passage",
  title: "The shared passage ends here.",
  goOn: "Continue",
  again: "Play it again",
} as const;

export const shortcuts = {
  title: "Keyboard shortcuts",
  space: "Space",
  play: "Play or pause",
  back: "Back ten seconds",
  on: "Forward ten seconds",
  volume: "Louder, quieter",
  sound: "Sound on or off",
  captions: "Captions on or off",
  speed: "Slower, faster",
  chapter: "Previous, next chapter",
  note: "Write a note",
  wide: "Wide player",
  fullScreen: "Full screen",
  pictureInPicture: "Picture in picture",
  list: "This list",
} as const;

export const controls = {
  play: "Play",
  pause: "Pause",
  replay: "Replay",
  back: "Back 10 seconds",
  on: "Forward 10 seconds",
  seek: "Seek",
  seekForward: "Seek forward",
  seekBackward: "Seek backward",
  mute: "Mute",
  unmute: "Unmute",
  volume: "Volume",
  live: "LIVE",
  toLive: "Skip to live",
  captions: "Captions",
  captionsOn: "Captions on",
  captionsOff: "Captions off",
  off: "Off",
  size: "Size",
  small: "Small",
  normal: "Normal",
  large: "Large",
  largest: "Largest",
  solid: "Solid background",
  top: "At the top of the picture",
  chapters: "Chapters",
  settings: "Settings",
  speed: "Speed",
  quality: "Quality",
  auto: "Auto",
  soundTrack: "Audio track",
  repeat: "Repeat",
  airPlay: "AirPlay",
  pictureInPicture: "Picture in picture",
  leavePictureInPicture: "Leave picture in picture",
  fullScreen: "Full screen",
  leaveFullScreen: "Leave full screen",
} as const;

export const mini = {
  open: "Open",
  openNamed: "Open the page of {title}",
  play: "Play",
  pause: "Pause",
  next: "Next: {title}",
} as const;
