import { Text } from "@mantine/core";
import type { ListedVideo } from "@mindreel/contract/catalogue/video-admin";
import { messages } from "@mindreel/messages/catalogue/video-admin";
import type { Column } from "#shared/ui/table/DataTable.tsx";
import classes from "./VideosTable.module.css";

export const pictureColumn: Column<Pick<ListedVideo, "videos_thumbnail" | "thumbnail_srcset">> = {
  name: () => messages.picture,
  render: ({ videos_thumbnail: src, thumbnail_srcset: srcSet }) =>
    src === null ? (
      <Text c="dimmed">{messages.none}</Text>
    ) : (
      <img
        className={classes.picture}
        src={src}
        {...(srcSet !== null && { srcSet, sizes: "96px" })}
        alt=""
        width={96}
        height={54}
        loading="lazy"
      />
    ),
  tight: true,
  narrow: "picture",
};
