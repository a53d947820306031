import { forServer } from "@mindreel/messages/for-server";

export const messages = forServer("catalogue/video-lookup:", {
  gone: "{provider} has no such video, or no longer has it.",
  private: "This video is private at {provider}: members couldn't play it.",
  not_embeddable: "The owner of this video doesn't allow it to be played outside {provider}.",
  not_video: "What {provider} has at this address isn't a video.",
  unreachable: "{provider} couldn't be reached, so nothing is known about this video. You can still fill in the form.",
  privateNetwork: "{provider} is on a private network, where this server doesn't look.",
  leads: "Its playlist must not lead to other hosts: pages couldn't load from them.",
  silent: "{provider} didn't answer, so nothing is known about this video. Try again later.",
  same: "The same video as “{title}”.",
  nothing: "{provider} has nothing to add to this video.",
});
