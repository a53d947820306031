export const messages = {
  unknown: "This is not a picture that can be read. Use a JPEG, PNG, WebP, AVIF or GIF file.",
  tooLarge: "The picture has more than 25 megapixels.",
  tooLargeForKind:
    "The picture has more than {megapixels} megapixels, the most for this kind of file. Save it as a plain JPEG or PNG, or smaller.",
  damaged: "The picture is damaged and cannot be read to its end.",
  unreadable: "The picture cannot be read. Save it anew and try again.",
  tooManyParts: "The picture is made of too many parts. Save it anew, as a plain JPEG or PNG, and try again.",
  brokenOff: "The picture was not sent to its end.",
  ownWaits: "Your last picture is still being read. Please try again in a few seconds.",
  manyWait: "Many pictures are being read. Please try again in a few seconds.",
} as const;
