import { forServer } from "@mindreel/messages/for-server";

export const pictures = forServer("media:pictures.", {
  unknown: "This picture can't be read. Use a JPEG, PNG, WebP, AVIF or GIF file.",
  tooLarge: "The picture has more than 25 megapixels. Please use a smaller one.",
  tooLargeForKind:
    "The picture has more than {megapixels} megapixels, the most for this kind of file. Save it as a plain JPEG or PNG, or smaller.",
  tooThin: "The picture is too long and thin: one side may be at most 8 times as long as the other. Please crop it.",
  damaged: "The picture is damaged: part of it can't be read. Please use another one.",
  unreadable: "The picture can't be read. Save it again and retry.",
  tooManyParts: "The picture is made of too many parts. Save it as a plain JPEG or PNG and try again.",
  brokenOff: "The upload of the picture was cut off. Please try again.",
  ownWaits: "Your last picture is still being read. Please try again in a few seconds.",
  manyWait: "Many pictures are being read. Please try again in a few seconds.",
});
