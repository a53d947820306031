import { forServer } from "@mindreel/messages/for-server";

export const storage = {
  title: "Storage",
  intro: "Pictures are kept on the server's disk, or in a bucket at Amazon S3 or a service like it.",
  locked: "The server's environment decides this: {name}.",
  unreadable:
    "The saved bucket can't be decrypted: the server's key has changed. Put the old key back, or enter the bucket again.",
  disk: "They're on the disk now.",
  inUse: "New ones go to the bucket {bucket} now.",
  left: "New ones go to the disk again, and those in the bucket {bucket} are still read from there.",
  moveToBucket: "Pictures that were here before are read from the disk. To move them, run this on the server:",
  moveToDisk: "To move them to the disk, run this on the server. Then the bucket can be forgotten:",
  endpoint: "Address of the service",
  endpointNote: "Such as https://s3.example.com. Empty: Amazon's own.",
  region: "Region",
  bucket: "Bucket",
  keyId: "Access key ID",
  secret: "Secret access key",
  keep: "Saved. Leave this empty to keep it.",
  save: "Test and save",
  saved: "Saved",
  notSaved: "Nothing was saved",
  forget: "Stop using",
  forgetLabel: "Stop using the bucket",
  forgetTitle: "Stop using this bucket?",
  forgetText:
    "New pictures then go to the server's disk. While there are pictures in the bucket, they're read from there.",
  forgotten: "New pictures go to the disk",
} as const;

export const report = forServer("site/storage-connection:report.", {
  noSecret: "The secret of this key isn't known here.",
  enterSecret: "Enter the secret access key too.",
  filesThere: "There are pictures in the bucket {bucket}, which nobody would find any more.",
  moveFirst: "Stop using it, and move its pictures to the disk first.",
  fails: "The bucket {bucket} doesn't keep pictures. {reason}",
  gone: "A file that was written couldn't be read back.",
  checkBucket:
    "Check the address, the region and the bucket's name, and that the key may read, write, delete and list there.",
  works: "A file was written to the bucket {bucket}, read and removed. New pictures go there.",
  moveToBucket:
    "Pictures that were here before stay on the disk and are read from there, until npm run move-files moves them.",
});
