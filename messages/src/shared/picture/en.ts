export const messages = {
  finishCropping: "Finish cropping the picture first.",
  choose: "Choose a picture, or drop it here",
  chooseNew: "Choose a new picture",
  crop: "Crop the picture",
  unreadable: "This picture cannot be read. Please choose another one.",
  cancel: "Cancel",
  use: "Use picture",
  area: "The part that will be used: move the picture with the arrow keys",
  zoom: "Zoom",
} as const;
