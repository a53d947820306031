import { ActionIcon, Button, Group, Modal, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { Video } from "@mindreel/contract/catalogue";
import { IconTrash } from "@tabler/icons-react";
import { useDeleteVideo } from "#features/catalogue/api/deleteVideo.ts";
import classes from "./cardAction.module.css";

/** For superusers. Asks once, by name. */
export function DeleteVideoButton({ video }: { video: Video }) {
  const [asking, { open, close }] = useDisclosure();
  const { mutate, isPending } = useDeleteVideo();
  return (
    <>
      <ActionIcon className={classes.action} variant="transparent" aria-label={`Delete ${video.title}`} onClick={open}>
        <IconTrash size={19} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
      <Modal
        opened={asking}
        onClose={close}
        title="Delete this video?"
        centered
        closeButtonProps={{ "aria-label": "Close" }}
      >
        <Text>
          <strong>{video.title}</strong> will disappear for every member, with its likes. This cannot be undone.
        </Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={close} data-autofocus>
            Cancel
          </Button>
          <Button color="red" loading={isPending} onClick={() => mutate(video.id, { onSettled: close })}>
            Delete
          </Button>
        </Group>
      </Modal>
    </>
  );
}
